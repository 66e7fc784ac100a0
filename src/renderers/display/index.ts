import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { alert } from './alert/index.ts';
import { dateText } from './date-text/index.ts';
import { descriptionList } from './description-list/index.ts';
import { empty } from './empty/index.ts';
import { image } from './image/index.ts';
import { link } from './link/index.ts';
import { markdown } from './markdown/index.ts';
import { moneyText } from './money-text/index.ts';
import { progress } from './progress/index.ts';
import { qrCode } from './qr-code/index.ts';
import { richText } from './rich-text/index.ts';
import { statistic } from './statistic/index.ts';
import { status } from './status/index.ts';
import { tags } from './tags/index.ts';
import { text } from './text/index.ts';
import { timeline } from './timeline/index.ts';
import { title } from './title/index.ts';

export const displayRenderers: readonly RendererDefinition[] = [
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
];
