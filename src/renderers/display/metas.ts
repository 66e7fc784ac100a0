import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { alertMeta } from './alert/Alert.meta.ts';
import { dateTextMeta } from './date-text/DateText.meta.ts';
import { descriptionListMeta } from './description-list/DescriptionList.meta.ts';
import { emptyMeta } from './empty/Empty.meta.ts';
import { imageMeta } from './image/Image.meta.ts';
import { linkMeta } from './link/Link.meta.ts';
import { markdownMeta } from './markdown/Markdown.meta.ts';
import { moneyTextMeta } from './money-text/MoneyText.meta.ts';
import { progressMeta } from './progress/Progress.meta.ts';
import { qrCodeMeta } from './qr-code/QrCode.meta.ts';
import { richTextMeta } from './rich-text/RichText.meta.ts';
import { statisticMeta } from './statistic/Statistic.meta.ts';
import { statusMeta } from './status/Status.meta.ts';
import { tagsMeta } from './tags/Tags.meta.ts';
import { textMeta } from './text/Text.meta.ts';
import { timelineMeta } from './timeline/Timeline.meta.ts';
import { titleMeta } from './title/Title.meta.ts';

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
