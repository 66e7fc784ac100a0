import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { alertMeta } from './alert/Alert.meta.ts';
import { audioMeta } from './audio/Audio.meta.ts';
import { avatarMeta } from './avatar/Avatar.meta.ts';
import { badgeMeta } from './badge/Badge.meta.ts';
import { barCodeMeta } from './bar-code/BarCode.meta.ts';
import { calendarDayMeta } from './calendar-day/CalendarDay.meta.ts';
import { carouselMeta } from './carousel/Carousel.meta.ts';
import { codeMeta } from './code/Code.meta.ts';
import { countdownMeta } from './countdown/Countdown.meta.ts';
import { dateTextMeta } from './date-text/DateText.meta.ts';
import { departmentTextMeta } from './department-text/DepartmentText.meta.ts';
import { descriptionListMeta } from './description-list/DescriptionList.meta.ts';
import { diffMeta } from './diff/Diff.meta.ts';
import { emptyMeta } from './empty/Empty.meta.ts';
import { fileListMeta } from './file-list/FileList.meta.ts';
import { iconMeta } from './icon/Icon.meta.ts';
import { imageListMeta } from './image-list/ImageList.meta.ts';
import { imageMeta } from './image/Image.meta.ts';
import { jsonMeta } from './json/Json.meta.ts';
import { linkMeta } from './link/Link.meta.ts';
import { logMeta } from './log/Log.meta.ts';
import { mapPointMeta } from './map-point/MapPoint.meta.ts';
import { mappingMeta } from './mapping/Mapping.meta.ts';
import { markdownMeta } from './markdown/Markdown.meta.ts';
import { moneyTextMeta } from './money-text/MoneyText.meta.ts';
import { numberTextMeta } from './number-text/NumberText.meta.ts';
import { paragraphMeta } from './paragraph/Paragraph.meta.ts';
import { pdfViewMeta } from './pdf-view/PdfView.meta.ts';
import { personCardMeta } from './person-card/PersonCard.meta.ts';
import { progressMeta } from './progress/Progress.meta.ts';
import { qrCodeMeta } from './qr-code/QrCode.meta.ts';
import { resultMeta } from './result/Result.meta.ts';
import { richTextMeta } from './rich-text/RichText.meta.ts';
import { statisticMeta } from './statistic/Statistic.meta.ts';
import { statusMeta } from './status/Status.meta.ts';
import { tagMeta } from './tag/Tag.meta.ts';
import { tagsMeta } from './tags/Tags.meta.ts';
import { textMeta } from './text/Text.meta.ts';
import { timelineMeta } from './timeline/Timeline.meta.ts';
import { titleMeta } from './title/Title.meta.ts';
import { videoMeta } from './video/Video.meta.ts';

export const displayMetas: readonly RendererMeta[] = [
  alertMeta,
  audioMeta,
  avatarMeta,
  badgeMeta,
  barCodeMeta,
  calendarDayMeta,
  carouselMeta,
  codeMeta,
  countdownMeta,
  dateTextMeta,
  departmentTextMeta,
  descriptionListMeta,
  diffMeta,
  emptyMeta,
  fileListMeta,
  iconMeta,
  imageListMeta,
  imageMeta,
  jsonMeta,
  linkMeta,
  logMeta,
  mapPointMeta,
  mappingMeta,
  markdownMeta,
  moneyTextMeta,
  numberTextMeta,
  paragraphMeta,
  personCardMeta,
  progressMeta,
  qrCodeMeta,
  resultMeta,
  richTextMeta,
  statisticMeta,
  statusMeta,
  tagMeta,
  tagsMeta,
  textMeta,
  timelineMeta,
  titleMeta,
  videoMeta,
  pdfViewMeta,
];
