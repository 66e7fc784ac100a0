import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FieldNode } from '../../schemas/node.ts';
import type { Option, Tone } from '../../schemas/option.ts';
import { localise } from '../../schemas/text.ts';

/** What a choice is called that says so, the more certain words first. */
const tellingWords: readonly (readonly [RegExp, Tone])[] = [
  [/未通过|不通过|驳回|拒绝|退回|失败|异常|停用|reject|refus|fail|error|den(?:y|ied)/i, 'error'],
  [/取消|撤回|关闭|作废|草稿|cancel|withdraw|void|draft|closed/i, 'default'],
  [/进行|处理中|审批中|审核中|维修中|中$|ongoing|progress|processing|doing/i, 'processing'],
  [/待|未|新建|pending|waiting|new|open|todo/i, 'warning'],
  [/已|完成|通过|成功|正常|同意|在用|done|finish|complete|approv|success|normal|active/i, 'success'],
];

/** The colour that a choice is shown in where its words tell how far things are. */
function toneOf({ value, label }: Option): Tone | undefined {
  const said = [String(value), localise(label, 'zhCN'), localise(label, 'enUS')];
  return tellingWords.find(([word]) => said.some((each) => word.test(each)))?.[1];
}

/**
 * A form whose status has colours, which lists then show as tags. Choices that have one, and those of a dictionary, stay as
 * they are.
 * @param code of the field
 */
export function withTones(form: FormDocument, code: string | undefined): FormDocument {
  const field = form.fields.find(({ name }) => name === code);
  const options = field?.props?.options;
  if (field === undefined || !Array.isArray(options)) return form;
  const own = options as readonly Option[];
  if (own.some(({ tone }) => tone !== undefined)) return form;
  const toned = own.map((option) => {
    const tone = toneOf(option);
    return tone === undefined ? option : { ...option, tone };
  });
  if (toned.every((option, at) => option === own[at])) return form;
  const changed: FieldNode = { ...field, props: { ...field.props, options: toned } };
  return { ...form, fields: form.fields.map((each) => (each === field ? changed : each)) };
}
