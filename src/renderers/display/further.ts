import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { alert } from './alert/index.ts';
import { audio } from './audio/index.ts';
import { avatar } from './avatar/index.ts';
import { badge } from './badge/index.ts';
import { barCode } from './bar-code/index.ts';
import { calendarDay } from './calendar-day/index.ts';
import { carousel } from './carousel/index.ts';
import { code } from './code/index.ts';
import { countdown } from './countdown/index.ts';
import { dateText } from './date-text/index.ts';
import { departmentText } from './department-text/index.ts';
import { descriptionList } from './description-list/index.ts';
import { diff } from './diff/index.ts';
import { empty } from './empty/index.ts';
import { fileList } from './file-list/index.ts';
import { icon } from './icon/index.ts';
import { image } from './image/index.ts';
import { imageList } from './image-list/index.ts';
import { json } from './json/index.ts';
import { link } from './link/index.ts';
import { log } from './log/index.ts';
import { mapPoint } from './map-point/index.ts';
import { mapping } from './mapping/index.ts';
import { markdown } from './markdown/index.ts';
import { moneyText } from './money-text/index.ts';
import { numberText } from './number-text/index.ts';
import { paragraph } from './paragraph/index.ts';
import { pdfView } from './pdf-view/index.ts';
import { personCard } from './person-card/index.ts';
import { progress } from './progress/index.ts';
import { qrCode } from './qr-code/index.ts';
import { result } from './result/index.ts';
import { richText } from './rich-text/index.ts';
import { statistic } from './statistic/index.ts';
import { status } from './status/index.ts';
import { tag } from './tag/index.ts';
import { tags } from './tags/index.ts';
import { text } from './text/index.ts';
import { timeline } from './timeline/index.ts';
import { title } from './title/index.ts';
import { video } from './video/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const displayFurther: readonly RendererDefinition[] = [
  alert,
  dateText,
  descriptionList,
  empty,
  image,
  link,
  markdown,
  moneyText,
  progress,
  qrCode,
  richText,
  statistic,
  status,
  tags,
  text,
  timeline,
  title,
  audio,
  avatar,
  badge,
  barCode,
  calendarDay,
  carousel,
  code,
  countdown,
  departmentText,
  diff,
  fileList,
  icon,
  imageList,
  json,
  log,
  mapPoint,
  mapping,
  numberText,
  paragraph,
  personCard,
  result,
  tag,
  video,
  pdfView,
];
