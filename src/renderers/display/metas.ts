import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { alertMeta } from './alert/alert.meta.ts';
import { dateTextMeta } from './date-text/dateText.meta.ts';
import { descriptionListMeta } from './description-list/descriptionList.meta.ts';
import { emptyMeta } from './empty/empty.meta.ts';
import { imageMeta } from './image/image.meta.ts';
import { linkMeta } from './link/link.meta.ts';
import { markdownMeta } from './markdown/markdown.meta.ts';
import { moneyTextMeta } from './money-text/moneyText.meta.ts';
import { progressMeta } from './progress/progress.meta.ts';
import { qrCodeMeta } from './qr-code/qrCode.meta.ts';
import { richTextMeta } from './rich-text/richText.meta.ts';
import { statisticMeta } from './statistic/statistic.meta.ts';
import { statusMeta } from './status/status.meta.ts';
import { tagsMeta } from './tags/tags.meta.ts';
import { textMeta } from './text/text.meta.ts';
import { timelineMeta } from './timeline/timeline.meta.ts';
import { titleMeta } from './title/title.meta.ts';

export const displayMetas: readonly RendererMeta[] = [
  alertMeta,
  dateTextMeta,
  descriptionListMeta,
  emptyMeta,
  imageMeta,
  linkMeta,
  markdownMeta,
  moneyTextMeta,
  progressMeta,
  qrCodeMeta,
  richTextMeta,
  statisticMeta,
  statusMeta,
  tagsMeta,
  textMeta,
  timelineMeta,
  titleMeta,
];
