import { type StaticType } from '../../conditions/check/index.ts';
import type { FieldNode, Node } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { checkFindings as findings } from './findings.ts';
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
    if (meta.field && node.on === undefined) check.report(findings.fieldWithoutName(meta.type, path));
    if (node.name !== undefined) check.report(findings.noField(meta.type, `${path}/name`));
    for (const member of FIELD_MEMBERS) {
      if (node[member] !== undefined)
        check.report(findings.memberUnused(meta.type, member, `${path}/${member}`));
    }
    return;
  }
  if (isWithoutForm(place)) check.report(findings.fieldWithoutForm(meta.type, path));
  for (const member of ['default', 'value'] as const) {
    if (meta.field.serial === true && node[member] !== undefined)
      check.report(findings.numberGiven(meta.type, member, `${path}/${member}`));
  }
  const type = typeOfField(node, check.context);
  if (node.default !== undefined) {
    reportAt(check, `${path}/default`, checkTyped(node.default, type, place, check));
    checkDefault(node.default, type, check, `${path}/default`);
    checkFirstValue(node, meta.field, type, check, `${path}/default`);
  }
  if (meta.field.computed === true && node.value === undefined)
    check.report(findings.missingValue(meta.type, `${path}/value`));
  if (node.value !== undefined) reportAt(check, `${path}/value`, checkTyped(node.value, type, place, check));
  if (meta.field.frameless !== true && (node.title === undefined || node.title === '')) {
    check.report(findings.missingLabel(node.name, path));
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
      findings.noOption(
        each,
        check.propose(each, () => values),
        path,
      ),
    );
  }
}
