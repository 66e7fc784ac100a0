import type { PageTest } from '../../schemas/pageTest.ts';
import { computedValue, isComputable } from '../computedFields.ts';
import { fieldRights } from '../fieldRights.ts';
import type { Scope } from '../flag.ts';
import type { CompiledField, CompiledForm } from '../form.ts';
import { firstRecord } from '../initialValue.ts';
import { moduleRights } from '../rights/moduleRights.ts';
import { recordScope, type Values } from '../recordScope.ts';
import { OPEN, type Surroundings } from '../resolve.ts';
import { same } from '../same.ts';
import { savedValue } from '../savedValue.ts';
import { type Settled, settleRecord } from '../settle.ts';
import type { Subject } from './subject.ts';

/** A form as a test fills it in, and as it stands then. */
export interface FilledForm extends Pick<Settled, 'values' | 'errors'> {
  /** What its expressions read. */
  readonly scope: Scope;
  readonly around: Surroundings;
  /** A computed field that is another one each time it is computed. */
  readonly restless: CompiledField | undefined;
}

/** What surrounds the nodes of a document: the role's rights on the module, and that a record is only looked at. */
export function surroundingsOf({ module, form }: Subject, { as, params }: PageTest): Surroundings {
  if (module === undefined || form === undefined) return OPEN;
  return { ...OPEN, readOnly: params?.mode === 'view', rights: fieldRights(moduleRights(module, [as.role])) };
}

/** What a test says of the record, without what the role is never told. */
export function givenValues({ record }: PageTest, { rights }: Surroundings): Values {
  const given = Object.entries(record ?? {});
  return Object.fromEntries(given.filter(([code]) => rights?.mayRead(code) !== false));
}

/**
 * Fills in a form as the page does: the defaults of a new record with what the test says over them, then settled by the
 * function by which browser and server settle each record. With the parameter `id` what the test says is stored already.
 * @param outer what its page reads
 * @throws OverBudget
 */
export function fillForm(form: CompiledForm, test: PageTest, outer: Scope, around: Surroundings): FilledForm {
  const given = givenValues(test, around);
  const input = { ...firstRecord(form, outer, given), ...given };
  const stored = (test.params?.id ?? null) === null ? {} : input;
  const { values, errors } = settleRecord(form, input, outer, around, stored);
  const scope = recordScope(form, values, outer);
  return { values, errors, scope, around, restless: restlessField(form, values, stored, scope, around) };
}

/** Settling ends after so many rounds whether or not it has come to rest: then a value is not what it would be computed to. */
function restlessField(
  form: CompiledForm,
  values: Readonly<Values>,
  stored: Readonly<Values>,
  scope: Scope,
  around: Surroundings,
): CompiledField | undefined {
  const counted = form.fields.map((field): [string, unknown] => [
    field.code,
    savedValue(field, values[field.code], stored, scope, around),
  ]);
  const saved = recordScope(form, Object.fromEntries(counted), scope);
  return form.computed.find((field) => {
    if (!isComputable(field, scope, around.rights)) return false;
    const result = computedValue(field, saved);
    return result !== undefined && !same(result.value ?? null, values[field.code] ?? null);
  });
}
