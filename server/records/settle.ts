import { isDeepStrictEqual } from 'node:util';
import type { CompiledForm } from '../../src/documents/form.ts';
import { SERVER_FIELDS } from '../../src/schemas/kinds.ts';
import { firstRecord } from '../../src/documents/initialValue.ts';
import { settleRecord } from '../../src/documents/settle.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { Surroundings } from '../../src/documents/resolve.ts';
import { inputError } from '../errors/AppError.ts';
import { checkFixed } from './fixedFields.ts';
import type { OpenModule } from './formModules.ts';
import { allows } from '../../src/documents/rights/moduleRights.ts';
import type { Refusal } from './refusal.ts';
import type { ModuleShape } from './shape.ts';
import { checkField, fit } from './members.ts';

/**
 * Checks the `data` of a request: fields that exist, that the role may write, with values of their type.
 * @returns the values as they are stored
 */
export function readData(module: OpenModule, data: Readonly<Values>, refusal: Refusal): Values {
  const values: Values = {};
  for (const [code, value] of Object.entries(data)) {
    const path = `data.${code}`;
    const field = module.shape.byCode.get(code);
    if (field === undefined) {
      refusal.invalid(
        inputError(path, SERVER_FIELDS.includes(code) ? 'SERVER_OWNED_FIELD' : 'UNKNOWN_FIELD'),
      );
    } else if (!allows(module.authority.write, code)) {
      refusal.forbidden(path);
    } else {
      const { value: stored, findings } = checkField(field, value, path);
      if (findings.length > 0) refusal.invalid(...findings);
      else values[code] = stored;
    }
  }
  return values;
}

/** The values that a new record begins with where the request names none; defaults read those that it names. */
export function initialValues(
  form: CompiledForm,
  shape: ModuleShape,
  scope: Readonly<Values>,
  requested: Readonly<Values>,
): Values {
  const first = firstRecord(form, scope, requested);
  return Object.fromEntries(shape.fields.map((field) => [field.code, fit(field, first[field.code] ?? null)]));
}

/**
 * What surrounds the fields of a form on the server: the role's rights, and nothing of a page. What hangs on a field
 * that nobody knows the value of is left undecided, as it is of one that is kept from the role.
 */
function surroundings({ authority }: OpenModule, unknown: ReadonlySet<string>): Surroundings {
  return {
    enabled: true,
    readOnly: false,
    rights: {
      mayRead: (code) => !unknown.has(code) && allows(authority.told, code),
      mayWrite: (code) => allows(authority.write, code),
      masks: authority.told !== '*' || unknown.size > 0,
      whole: unknown.size === 0,
    },
  };
}

/**
 * Brings a record into the state in which it is stored: the same function as in the browser computes, applies the
 * hide table and validates. What a request sends of a field that is hidden is kept, cleared or dropped as the table
 * says; a computed or read-only field of another value is refused.
 * @param data what the request changes
 * @param before what the record holds now, or what a new one begins with
 * @param unknown fields whose values nobody knows; what comes of it is not to be stored then
 */
export function settle(
  module: OpenModule,
  form: CompiledForm,
  {
    data,
    before,
    isNew,
    unknown,
  }: {
    data: Readonly<Values>;
    before: Readonly<Values>;
    isNew: boolean;
    unknown: ReadonlySet<string>;
  },
  refusal: Refusal,
): Values {
  const { shape, authority } = module;
  const around = surroundings(module, unknown);
  const { values, leftOut, errors } = settleRecord(
    form,
    { ...before, ...data },
    authority.scope,
    around,
    isNew ? {} : before,
  );
  for (const { field, code, message } of errors) {
    const path = `data.${field}`;
    refusal.invalid({ path, code: code === 'required' ? 'REQUIRED' : 'RULE_BROKEN', message });
  }
  const after: Values = {};
  for (const field of shape.fields) {
    const { code } = field;
    if (leftOut.has(code)) after[code] = isNew ? null : (before[code] ?? null);
    else after[code] = form.byCode.get(code)?.node.value ? fit(field, values[code]) : (values[code] ?? null);
  }
  // What nobody may write the product does.
  if (authority.ground !== 'system')
    checkFixed(form, shape, { sent: data, before, isNew, after, leftOut }, authority.scope, around, refusal);
  return after;
}

/** The fields of a settled record that differ from what is stored. */
export function changedFields(
  shape: ModuleShape,
  stored: Readonly<Values>,
  settled: Readonly<Values>,
): Values {
  // The database keeps no order of an object's members.
  const changed = shape.fields.filter(
    ({ code }) => !isDeepStrictEqual(stored[code] ?? null, settled[code] ?? null),
  );
  return Object.fromEntries(changed.map(({ code }) => [code, settled[code] ?? null]));
}
