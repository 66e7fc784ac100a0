import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FieldNode } from '../../schemas/node.ts';
import type { FieldMeta } from '../../schemas/rendererMeta.ts';
import { localise } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';

/** A field with what its widget says of its value. */
export interface ListedField {
  readonly code: string;
  readonly node: FieldNode;
  readonly meta: FieldMeta;
}

/** The widest that a field may be in a form for its value to be short: a wider one holds long texts. */
const WIDE = 24;

/** The fields of a form that a list can show: stored, seen, and no secret. */
export function listedFields(form: FormDocument, metas: MetaIndex): readonly ListedField[] {
  return form.fields.flatMap((node) => {
    const meta = metas.get(node.type)?.field;
    if (!meta?.column) return [];
    if (meta.secret === true || meta.frameless === true || meta.members !== undefined) return [];
    return [{ code: node.name, node, meta }];
  });
}

/** Whether a value is read at a glance: no long text, no file, no object of many parts. */
export const isShort = ({ meta }: ListedField): boolean =>
  meta.files !== true && meta.span !== WIDE && (meta.column !== 'json' || meta.refers !== undefined);

/** Whether every record shows it: no condition hides it from some. */
export const isAlwaysShown = ({ node }: ListedField): boolean =>
  node.visible === undefined || node.visible === true;

/** What fields are called that say in a few sentences what a record is about. */
const DESCRIPTION = /描述|说明|内容|事由|详情|descri|detail|content|summary/i;

/** The long text that tells what a record is about. */
export const descriptionField = (fields: readonly ListedField[]): ListedField | undefined =>
  fields
    .filter(({ meta, code, node }) => meta.column === 'text' && DESCRIPTION.test(called(code, node)))
    .find(isAlwaysShown);

/** Whether a value is one of a few that the document or a dictionary names. */
export const isChoice = ({ meta }: ListedField): boolean => meta.hasOptions === true;

/** Whether a value is a day or a time. */
export const isDay = ({ meta }: ListedField): boolean => meta.column === 'date' || meta.column === 'datetime';

/** Whether a value is somebody, or some people. */
export const isPeople = ({ meta }: ListedField): boolean =>
  meta.column === 'user' || meta.dataType === 'user' || meta.refers === 'person';

/** What fields that tell how far a record is are called. */
const STATUS = /状态|进度|进展|处理结果|审批结果|status|state|progress|result/i;

/** The choice that tells how far a record is: called so, the last one of several. */
export function statusField(fields: readonly ListedField[]): ListedField | undefined {
  return fields.filter(isStatus).at(-1);
}

const isStatus = (field: ListedField): boolean =>
  isOneChoice(field) && STATUS.test(called(field.code, field.node));

const isOneChoice = (field: ListedField): boolean => isChoice(field) && field.meta.column !== 'list';

const called = (code: string, { title = '' }: FieldNode): string =>
  [code, localise(title, 'zhCN'), localise(title, 'enUS')].join(' ');

/** What fields are called that are filled when a record is handled. */
const HANDLED =
  /处理|审批|审核|办理|受理|维修[人员师]|完成(?:时间|日期)|意见|批示|回复|备注|decision|decid|handl|review|approv|repl(?:y|ied)|closed?|remark|finished|completed/i;

/** The fields that are likely for those who handle a record: what it comes to, and what they say of it. */
export function likelyHandled(form: FormDocument, metas: MetaIndex): readonly string[] {
  return listedFields(form, metas)
    .filter(({ node }) => node.value === undefined)
    .filter((field) => isStatus(field) || HANDLED.test(called(field.code, field.node)))
    .map(({ code }) => code);
}
