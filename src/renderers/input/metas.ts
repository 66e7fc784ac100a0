import { autocompleteMeta } from './autocomplete/Autocomplete.meta.ts';
import { buttonGroupMeta } from './button-group/ButtonGroup.meta.ts';
import { cameraScanMeta } from './camera-scan/CameraScan.meta.ts';
import { cascaderMeta } from './cascader/Cascader.meta.ts';
import { checkboxMeta } from './checkbox/Checkbox.meta.ts';
import { checkboxGroupMeta } from './checkbox-group/CheckboxGroup.meta.ts';
import { codeEditorMeta } from './code-editor/CodeEditor.meta.ts';
import { colourMeta } from './colour/Colour.meta.ts';
import { conditionBuilderMeta } from './condition-builder/ConditionBuilder.meta.ts';
import { dateMeta } from './date/Date.meta.ts';
import { dateRangeMeta } from './date-range/DateRange.meta.ts';
import { dateTimeMeta } from './date-time/DateTime.meta.ts';
import { departmentMeta } from './department/Department.meta.ts';
import { durationMeta } from './duration/Duration.meta.ts';
import { emailMeta } from './email/Email.meta.ts';
import { fileUploadMeta } from './file-upload/FileUpload.meta.ts';
import { formulaMeta } from './formula/Formula.meta.ts';
import { formulaTextMeta } from './formula-text/FormulaText.meta.ts';
import { hiddenMeta } from './hidden/Hidden.meta.ts';
import { iconPickMeta } from './icon-pick/IconPick.meta.ts';
import { idCardMeta } from './id-card/IdCard.meta.ts';
import { imageUploadMeta } from './image-upload/ImageUpload.meta.ts';
import { inputMeta } from './input/Input.meta.ts';
import { keyValueMeta } from './key-value/KeyValue.meta.ts';
import { labelMeta } from './label/Label.meta.ts';
import { listPickMeta } from './list-pick/ListPick.meta.ts';
import { locationMeta } from './location/Location.meta.ts';
import { markdownEditorMeta } from './markdown-editor/MarkdownEditor.meta.ts';
import { matrixMeta } from './matrix/Matrix.meta.ts';
import { moneyMeta } from './money/Money.meta.ts';
import { monthMeta } from './month/Month.meta.ts';
import { multiSelectMeta } from './multi-select/MultiSelect.meta.ts';
import { numberMeta } from './number/Number.meta.ts';
import { passwordMeta } from './password/Password.meta.ts';
import { peopleMeta } from './people/People.meta.ts';
import { percentMeta } from './percent/Percent.meta.ts';
import { personMeta } from './person/Person.meta.ts';
import { phoneMeta } from './phone/Phone.meta.ts';
import { quarterMeta } from './quarter/Quarter.meta.ts';
import { radioMeta } from './radio/Radio.meta.ts';
import { ratingMeta } from './rating/Rating.meta.ts';
import { recordPickMeta } from './record-pick/RecordPick.meta.ts';
import { regionMeta } from './region/Region.meta.ts';
import { relatedListMeta } from './related-list/RelatedList.meta.ts';
import { richTextEditorMeta } from './rich-text-editor/RichTextEditor.meta.ts';
import { roleMeta } from './role/Role.meta.ts';
import { searchMeta } from './search/Search.meta.ts';
import { selectMeta } from './select/Select.meta.ts';
import { serialNumberMeta } from './serial-number/SerialNumber.meta.ts';
import { signatureMeta } from './signature/Signature.meta.ts';
import { sliderMeta } from './slider/Slider.meta.ts';
import { subFormMeta } from './sub-form/SubForm.meta.ts';
import { subTableMeta } from './sub-table/SubTable.meta.ts';
import { switchMeta } from './switch/Switch.meta.ts';
import { tagInputMeta } from './tag-input/TagInput.meta.ts';
import { textareaMeta } from './textarea/Textarea.meta.ts';
import { timeMeta } from './time/Time.meta.ts';
import { timeRangeMeta } from './time-range/TimeRange.meta.ts';
import { transferMeta } from './transfer/Transfer.meta.ts';
import { treeSelectMeta } from './tree-select/TreeSelect.meta.ts';
import { urlMeta } from './url/Url.meta.ts';
import { userValueMeta } from './user-value/UserValue.meta.ts';
import { verificationCodeMeta } from './verification-code/VerificationCode.meta.ts';
import { voiceRecordMeta } from './voice-record/VoiceRecord.meta.ts';
import { weekMeta } from './week/Week.meta.ts';
import { yearMeta } from './year/Year.meta.ts';

/** The declarations of all input widgets: data only, for the server and the checks. */
export const inputMetas = [
  inputMeta,
  textareaMeta,
  passwordMeta,
  phoneMeta,
  idCardMeta,
  numberMeta,
  moneyMeta,
  dateMeta,
  dateTimeMeta,
  dateRangeMeta,
  selectMeta,
  multiSelectMeta,
  radioMeta,
  checkboxMeta,
  checkboxGroupMeta,
  switchMeta,
  cascaderMeta,
  formulaMeta,
  formulaTextMeta,
  hiddenMeta,
  personMeta,
  departmentMeta,
  emailMeta,
  urlMeta,
  subFormMeta,
  subTableMeta,
  fileUploadMeta,
  imageUploadMeta,
  peopleMeta,
  recordPickMeta,
  regionMeta,
  roleMeta,
  treeSelectMeta,
  userValueMeta,
  durationMeta,
  monthMeta,
  percentMeta,
  quarterMeta,
  ratingMeta,
  sliderMeta,
  timeMeta,
  timeRangeMeta,
  weekMeta,
  yearMeta,
  richTextEditorMeta,
  conditionBuilderMeta,
  colourMeta,
  iconPickMeta,
  tagInputMeta,
  autocompleteMeta,
  buttonGroupMeta,
  searchMeta,
  verificationCodeMeta,
  transferMeta,
  listPickMeta,
  serialNumberMeta,
  markdownEditorMeta,
  matrixMeta,
  keyValueMeta,
  labelMeta,
  relatedListMeta,
  codeEditorMeta,
  signatureMeta,
  locationMeta,
  cameraScanMeta,
  voiceRecordMeta,
] as const;
