import { documentedReason } from './documented.mjs';
import { isObject, refusals } from './judge.mjs';
import { isValid } from './reference.mjs';
import { tellsOfAcceptance, tellsOfRefusal } from './told.mjs';

/**
 * @typedef {{ description: string, schema: unknown, tests: readonly { description: string, data: unknown, valid: boolean }[] }} Group
 * @typedef {{ same: number, told: number, toldOf: string[], documented: Map<string, number>, silent: string[], crash: string[] }} Verdicts
 */

/** Whether a file holds groups of the JSON Schema Test Suite. @param {unknown} content @returns {content is Group[]} */
export const isSuite = (content) =>
  Array.isArray(content) &&
  content.length > 0 &&
  content.every((group) => isObject(group) && 'schema' in group && Array.isArray(group.tests));

/** @returns {Verdicts} */
export const noVerdicts = () => ({
  same: 0,
  told: 0,
  toldOf: [],
  documented: new Map(),
  silent: [],
  crash: [],
});

/**
 * The schema of a group as that of a form: wrapped as one property where it is none of an object, with its references.
 * @param {unknown} schema
 * @param {string | undefined} draft
 */
function asForm(schema, draft) {
  const whole = isObject(schema) && isObject(schema.properties);
  const around = draft === undefined ? {} : { $schema: draft };
  if (whole) return { schema: { ...around, ...schema }, wrap: (/** @type {unknown} */ data) => data };
  return {
    schema: {
      ...around,
      type: 'object',
      required: ['value'],
      properties: { value: under('/properties/value', schema) },
    },
    wrap: (/** @type {unknown} */ data) => ({ value: data }),
  };
}

/** Moves the references of a schema to where it now stands. @param {string} place @param {unknown} value @returns {unknown} */
function under(place, value) {
  if (Array.isArray(value)) return value.map((each) => under(place, each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const local = key === '$ref' && typeof each === 'string' && (each === '#' || each.startsWith('#/'));
      return [key, local ? `#${place}${each.slice(1)}` : under(place, each)];
    }),
  );
}

/**
 * Judges the tests of a group by the form that its schema becomes.
 * @param {Group} group
 * @param {{ draft: string | undefined, product: import('./judge.mjs').Product, read: (schema: unknown) => import('./judge.mjs').ImportedForm }} how
 * @param {Verdicts} verdicts
 */
export function judgeGroup(group, { draft, product, read }, verdicts) {
  const { schema, wrap } = asForm(group.schema, draft);
  for (const { description, data, valid } of group.tests) {
    const name = `${group.description}: ${description} (${valid ? 'valid' : 'invalid'})`;
    try {
      const imported = read(schema);
      const wrapped = wrap(data);
      const refused = refusals(imported, wrapped, product);
      const findings = imported.notCarried;
      const known = isValid(schema, wrapped) === valid;
      const isTold = () =>
        valid
          ? tellsOfRefusal(findings, refused)
          : tellsOfAcceptance(findings, { schema, data: wrapped, known });
      if ((refused.length === 0) === valid) verdicts.same += 1;
      else if (isTold()) {
        verdicts.told += 1;
        verdicts.toldOf.push(`${name}: ${[...new Set(findings.map(({ code }) => code))].join(', ')}`);
      } else {
        const around = { schema, data: wrapped, wrapped: wrapped !== data, valid, imported, product, read };
        const reason = documentedReason(around);
        if (reason === undefined) verdicts.silent.push(name);
        else verdicts.documented.set(reason, (verdicts.documented.get(reason) ?? 0) + 1);
      }
    } catch (error) {
      verdicts.crash.push(`${name}: ${String(error)}`);
    }
  }
}
