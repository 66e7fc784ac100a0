import { compileTemplate } from '../../../conditions/index.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { FieldRights, FlowNode } from '../../../schemas/flow/node.ts';
import type { FieldNode } from '../../../schemas/node.ts';
import type { Text } from '../../../schemas/text.ts';
import { type Check, fieldOrigin, KEY, metaOf, noteUse, type Place } from '../context.ts';
import { checkFinding } from '../findings.ts';
import type { PlacedNode } from './placed.ts';

const rightOf = (right: FieldRights[string] | undefined): string | undefined =>
  typeof right === 'object' ? right.right : right;

/** Checks the rights to fields at a step: the fields and columns are there, and may have them. */
export function checkRights(
  { node, path }: PlacedNode,
  flow: FlowDocument,
  form: FormDocument | undefined,
  place: Place,
  check: Check,
): void {
  if (!('fieldRights' in node)) return;
  const kept = new Set(Object.values(flow.settings.keep ?? {}));
  for (const [code, right] of Object.entries(node.fieldRights)) {
    const at = `${path}/fieldRights/${code}`;
    noteUse(check, fieldOrigin(place, code), at, KEY);
    const field = form?.fields.find(({ name }) => name === code);
    if (form && !field) unknownField(code, form.fields, check, at);
    const given = rightOf(right);
    const isWritten = given === 'edit' || given === 'required';
    if (isWritten && kept.has(code)) check.report(checkFinding('RIGHT_UNFIT.kept', at, { code }));
    if (given === 'required' && field?.value !== undefined)
      check.report(checkFinding('RIGHT_UNFIT', at, { code }));
    if (typeof right === 'object' && right.columns && field) checkColumns(right.columns, field, check, at);
  }
  if (node.type === 'start' && form) checkFilled(node, form, check, path);
  checkHiddenReads(node, flow, check, path);
}

function unknownField(code: string, fields: readonly FieldNode[], check: Check, path: string): void {
  const near = check.propose(code, () => fields.map(({ name }) => name));
  check.report(checkFinding('UNKNOWN_FIELD.key', path, { name: code }, near));
}

function checkColumns(
  columns: object,
  { name: code, children = [] }: FieldNode,
  check: Check,
  at: string,
): void {
  const known = children.filter((child): child is FieldNode => 'type' in child && child.name !== undefined);
  if (known.length === 0) {
    check.report(checkFinding('NO_COLUMNS', `${at}/columns`, { code }));
    return;
  }
  for (const column of Object.keys(columns))
    if (!known.some(({ name }) => name === column))
      unknownField(column, known, check, `${at}/columns/${column}`);
}

/** Whether a field has a value without anybody who writes one: by default, computed, or a serial number. */
export const fillsItself = ({ type, value, default: first }: FieldNode, check: Check): boolean =>
  value !== undefined || first !== undefined || metaOf(type, check.context)?.field?.serial === true;

/** What the form requires can be filled in at the start, or nobody could ever submit. */
function checkFilled(node: FlowNode, form: FormDocument, check: Check, path: string): void {
  const rights: FieldRights = 'fieldRights' in node ? node.fieldRights : {};
  for (const field of form.fields) {
    const { name: code, required } = field;
    const right = Object.hasOwn(rights, code) ? rightOf(rights[code]) : 'edit';
    const isShut = right === 'hidden' || right === 'read';
    // A condition may take the field away, and what it requires with it.
    if (required !== true || !isShut || field.visible !== undefined || fillsItself(field, check)) continue;
    check.report(checkFinding('NEVER_FILLED', `${path}/fieldRights/${code}`, { code }));
  }
}

/** Codes of fields that templates of texts read. */
const readBy = (...texts: readonly (Text | undefined)[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      text === undefined
        ? []
        : compileTemplate(text).paths.flatMap((path) => {
            const [root, code] = path.split('.');
            return root === 'form' && code !== undefined ? [code] : [];
          }),
    ),
  );

function checkHiddenReads(node: FlowNode, { settings }: FlowDocument, check: Check, path: string): void {
  if (!('fieldRights' in node)) return;
  const own = 'notices' in node ? node.notices : [];
  const said = [...own, ...(settings.notices ?? [])];
  const places = [
    { where: '标题 / title', codes: readBy(settings.title) },
    { where: '摘要 / summary', codes: new Set(settings.summary) },
    { where: '通知 / notices', codes: readBy(...said.flatMap(({ title, content }) => [title, content])) },
  ];
  for (const [code, right] of Object.entries(node.fieldRights)) {
    if (rightOf(right) !== 'hidden') continue;
    const read = places.find(({ codes }) => codes.has(code));
    if (read)
      check.report(checkFinding('HIDDEN_READ', `${path}/fieldRights/${code}`, { code, where: read.where }));
  }
}
