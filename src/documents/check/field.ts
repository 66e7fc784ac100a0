import { type StaticType } from '../../conditions/check/index.ts';
import type { FieldNode, Node } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { checkFinding } from './findings.ts';
import { type Check, isWithoutForm, type Place, reportAt } from './context.ts';
import { checkFirstValue } from './firstValue.ts';
import { checkRanges } from './ranges.ts';
import { typeOfField } from './recordType.ts';
import { checkRules } from './rules.ts';
import { checkTyped } from './value.ts';

/** Members that mean something on fields only. */
const FIELD_MEMBERS = ['default', 'value', 'rules', 'hide', 'required'] as const;

/** Checks what a node says of its value: first value, computation, rules. */
export function checkField(node: Node, meta: RendererMeta, place: Place, check: Check, path: string): void {
  if (!isField(node) || !meta.field) {
    // What hears of its events may keep the value elsewhere.
    if (meta.field && node.on === undefined) check.report(checkFinding('NO_NAME', path, { type: meta.type }));
    if (node.name !== undefined) check.report(checkFinding('NO_FIELD', `${path}/name`, { type: meta.type }));
    for (const member of FIELD_MEMBERS) {
      if (node[member] !== undefined)
        check.report(checkFinding('MEMBER_UNUSED', `${path}/${member}`, { type: meta.type, member }));
    }
    return;
  }
  if (isWithoutForm(place)) check.report(checkFinding('NO_FORM.field', path, { type: meta.type }));
  for (const member of ['default', 'value'] as const) {
    if (meta.field.serial === true && node[member] !== undefined)
      check.report(checkFinding('MEMBER_UNUSED.numbered', `${path}/${member}`, { type: meta.type, member }));
  }
  const type = typeOfField(node, check.context);
  if (node.default !== undefined) {
    reportAt(check, `${path}/default`, checkTyped(node.default, type, place, check));
    checkDefault(node.default, type, check, `${path}/default`);
    checkFirstValue(node, meta.field, type, check, `${path}/default`);
  }
  if (meta.field.computed === true && node.value === undefined)
    check.report(checkFinding('MISSING_MEMBER.computed', `${path}/value`, { type: meta.type }));
  if (node.value !== undefined) reportAt(check, `${path}/value`, checkTyped(node.value, type, place, check));
  if (meta.field.frameless !== true && (node.title === undefined || node.title === '')) {
    check.report(checkFinding('MISSING_LABEL', path, { code: node.name }));
  }
  checkRanges(node, meta, check, path);
  checkRules(node.rules ?? [], type, place, check, `${path}/rules`);
}

const isField = (node: Node): node is FieldNode => node.name !== undefined;

/** A first value that is written out and is none of the options. */
function checkDefault(value: unknown, type: StaticType, check: Check, path: string): void {
  const options = type.kind === 'list' ? type.of : type;
  if (options.kind !== 'text' || options.values === undefined) return;
  const { values } = options;
  const known = new Set(values);
  for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (typeof each !== 'string' || each === '' || each.includes('{{') || known.has(each)) continue;
    check.report(
      checkFinding(
        'UNKNOWN_OPTION.default',
        path,
        { value: each },
        check.propose(each, () => values),
      ),
    );
  }
}
