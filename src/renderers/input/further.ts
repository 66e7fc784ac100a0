import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { autocomplete } from './autocomplete/index.ts';
import { buttonGroup } from './button-group/index.ts';
import { cameraScan } from './camera-scan/index.ts';
import { cascader } from './cascader/index.ts';
import { checkboxGroup } from './checkbox-group/index.ts';
import { codeEditor } from './code-editor/index.ts';
import { colour } from './colour/index.ts';
import { conditionBuilder } from './condition-builder/index.ts';
import { dateRange } from './date-range/index.ts';
import { department } from './department/index.ts';
import { duration } from './duration/index.ts';
import { fileUpload } from './file-upload/index.ts';
import { formulaText } from './formula-text/index.ts';
import { iconPick } from './icon-pick/index.ts';
import { imageUpload } from './image-upload/index.ts';
import { keyValue } from './key-value/index.ts';
import { label } from './label/index.ts';
import { listPick } from './list-pick/index.ts';
import { location } from './location/index.ts';
import { markdownEditor } from './markdown-editor/index.ts';
import { matrix } from './matrix/index.ts';
import { month } from './month/index.ts';
import { password } from './password/index.ts';
import { people } from './people/index.ts';
import { percent } from './percent/index.ts';
import { person } from './person/index.ts';
import { quarter } from './quarter/index.ts';
import { rating } from './rating/index.ts';
import { recordPick } from './record-pick/index.ts';
import { region } from './region/index.ts';
import { relatedList } from './related-list/index.ts';
import { richTextEditor } from './rich-text-editor/index.ts';
import { role } from './role/index.ts';
import { search } from './search/index.ts';
import { serialNumber } from './serial-number/index.ts';
import { signature } from './signature/index.ts';
import { slider } from './slider/index.ts';
import { subForm } from './sub-form/index.ts';
import { subTable } from './sub-table/index.ts';
import { tagInput } from './tag-input/index.ts';
import { time } from './time/index.ts';
import { timeRange } from './time-range/index.ts';
import { transfer } from './transfer/index.ts';
import { treeSelect } from './tree-select/index.ts';
import { url } from './url/index.ts';
import { userValue } from './user-value/index.ts';
import { verificationCode } from './verification-code/index.ts';
import { voiceRecord } from './voice-record/index.ts';
import { week } from './week/index.ts';
import { year } from './year/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const inputFurther: readonly RendererDefinition[] = [
  password,
  dateRange,
  checkboxGroup,
  cascader,
  formulaText,
  person,
  department,
  url,
  richTextEditor,
  subForm,
  subTable,
  fileUpload,
  imageUpload,
  people,
  recordPick,
  region,
  role,
  treeSelect,
  userValue,
  duration,
  month,
  percent,
  quarter,
  rating,
  slider,
  time,
  timeRange,
  week,
  year,
  conditionBuilder,
  colour,
  iconPick,
  tagInput,
  autocomplete,
  buttonGroup,
  search,
  verificationCode,
  transfer,
  listPick,
  serialNumber,
  markdownEditor,
  matrix,
  keyValue,
  label,
  relatedList,
  codeEditor,
  signature,
  location,
  cameraScan,
  voiceRecord,
];
