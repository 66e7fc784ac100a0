import type { FormDocument, MgrFormDocument } from '../../schemas/documents/index.ts';
import { createEnvironment } from '../environment.ts';
import { findCycles } from '../cycles.ts';
import { compileForm, type CompiledField, type CompiledFields } from '../form.ts';
import { hideRule } from '../hide.ts';
import { namedRules } from '../namedRules.ts';
import type { Check } from './context.ts';
import { RULES_READ } from './ruleSet.ts';

import { selfErasingEntry } from './selfErasingEntry.ts';
import { checkFinding, wayOf } from './findings.ts';

/** More of them are not tried out: a form with so many circles is mended one by one. */
const TRIED = 5;

/**
 * Checks that no field is shown by what is entered in it, be it by way of other fields: p shows q, and q shows p. Where
 * hiding empties such a field, an entry may take itself away; where it does not, what is hidden may stay so for ever.
 * `required`, `enabled` and `readOnly` change neither a value nor what is shown, and so close no circle.
 */
export function checkVisibility(form: FormDocument, check: Check, further?: MgrFormDocument): void {
  const { context, rulesRead } = check;
  const environment = createEnvironment(context.metas, {
    ...(context.functions && { functions: context.functions }),
    // Beyond what a check reads of named conditions they were not looked into either.
    condition: (id) => (rulesRead.length > RULES_READ ? undefined : namedRules(id, context)),
  });
  const indexes = new Map(form.fields.map(({ name }, index) => [name, index]));
  /** Where the rule stands that shows a field; undefined where this document does not say it. */
  const placeOf = (field: CompiledField): string | undefined => {
    const around = field.ancestors.findLast(({ visible }) => visible.constant === undefined);
    if (around) return `${around.path}/visible`;
    if (!further) return `/fields/${String(indexes.get(field.code) ?? 0)}/visible`;
    const changed = further.overrides?.[field.code]?.visible !== undefined;
    return changed ? `/overrides/${field.code}/visible` : undefined;
  };
  const compiled = compileForm(form, environment, further);
  reportCircles(compiled, placeOf, check);
  for (const field of compiled.fields) {
    const inside = further ? undefined : field.members;
    const member = ({ node }: CompiledField): string =>
      `${placeOf(field)?.replace(/\/visible$/, '') ?? ''}${node.path.slice(field.node.path.length)}/visible`;
    if (inside) reportCircles(inside, member, check);
  }
}

function reportCircles(
  record: CompiledFields,
  placeOf: (field: CompiledField) => string | undefined,
  check: Check,
): void {
  const reads = new Map(record.fields.map((field) => [field.code, readsOf(field, record)]));
  const circles = findCycles(reads.keys(), (code) => reads.get(code) ?? []);
  for (const [index, circle] of circles.entries()) {
    const fields = circle.slice(1).flatMap((code) => record.byCode.get(code) ?? []);
    const entered = fields.filter(({ node }) => !node.value);
    const path = entered.map(placeOf).find((place) => place !== undefined);
    if (path === undefined) continue;
    const empties = entered.some(({ hide }) => hideRule(hide).empties);
    const lost = empties && index < TRIED ? selfErasingEntry(record, fields) : undefined;
    const way = wayOf(circle);
    const entry = lost && { way, code: lost.code, entry: JSON.stringify(lost.value) };
    check.report(
      entry
        ? checkFinding('VISIBLE_CYCLE.entry', path, entry)
        : checkFinding(empties ? 'VISIBLE_CYCLE.empties' : 'VISIBLE_CYCLE', path, { way }),
    );
  }
}

/** The fields that decide on the value of one: a computed one's by its template, an entered one's by what shows it. */
function readsOf(field: CompiledField, { scopeName, byCode }: CompiledFields): readonly string[] {
  const { node, ancestors } = field;
  const readers = node.value
    ? [node.value]
    : isEntered(field)
      ? [node.visible, ...ancestors.map(({ visible }) => visible)]
      : [];
  const codes = readers.flatMap(({ paths }) =>
    paths.flatMap((path) => {
      const [name, code = ''] = path.split('.');
      return name === scopeName ? (/^\w+/.exec(code) ?? []) : [];
    }),
  );
  return [...new Set(codes)].filter((code) => byCode.has(code));
}

const isEntered = ({ node, meta, placed }: CompiledField): boolean =>
  placed && meta.frameless !== true && node.readOnly.constant !== true && node.enabled.constant !== false;
