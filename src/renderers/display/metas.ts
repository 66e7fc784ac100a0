import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { alertMeta } from './alert/Alert.meta.ts';
import { avatarMeta } from './avatar/Avatar.meta.ts';
import { badgeMeta } from './badge/Badge.meta.ts';
import { dateTextMeta } from './date-text/DateText.meta.ts';
import { departmentTextMeta } from './department-text/DepartmentText.meta.ts';
import { descriptionListMeta } from './description-list/DescriptionList.meta.ts';
import { emptyMeta } from './empty/Empty.meta.ts';
import { iconMeta } from './icon/Icon.meta.ts';
import { imageMeta } from './image/Image.meta.ts';
import { linkMeta } from './link/Link.meta.ts';
import { mappingMeta } from './mapping/Mapping.meta.ts';
import { markdownMeta } from './markdown/Markdown.meta.ts';
import { moneyTextMeta } from './money-text/MoneyText.meta.ts';
import { numberTextMeta } from './number-text/NumberText.meta.ts';
import { paragraphMeta } from './paragraph/Paragraph.meta.ts';
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

export const displayMetas: readonly RendererMeta[] = [
  alertMeta,
  avatarMeta,
  badgeMeta,
  dateTextMeta,
  departmentTextMeta,
  descriptionListMeta,
  emptyMeta,
  iconMeta,
  imageMeta,
  linkMeta,
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
];
