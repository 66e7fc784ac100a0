import { brokenKeywords } from './reference.mjs';

/** @typedef {import('../../../src/schemas/finding.ts').Finding} Finding */

/** Findings that explain why a form refuses what its schema accepts. */
const NARROWER = new Set([
  'NO_TYPE',
  'TYPE_UNION',
  'TYPE_CHANGED',
  'FORMAT',
  'OPTIONS_LOST',
  'OPTIONS_CHANGED',
  'VALUE_CHANGED',
  'NO_SCHEMA',
]);

/** Those that change what a value is, and leave no rule out. */
const NO_WIDER = new Set(['CODE_CHANGED', 'CAPACITY', 'NO_TYPE', 'VALUE_CHANGED', 'STATE_TWICE']);

/**
 * Whether a finding tells of what a form refuses though its schema accepts it: it stands at the property, above or below.
 * @param {readonly Finding[]} findings
 * @param {readonly import('./judge.mjs').Refusal[]} refused
 */
export const tellsOfRefusal = (findings, refused) =>
  refused.every(({ path: property, value }) =>
    findings.some(({ code, path = '' }) =>
      code === 'CAPACITY' ? isBeyond(value) : NARROWER.has(code) && isOnWay(path, property),
    ),
  );

/**
 * Whether a finding tells of what a form accepts though its schema refuses it: it stands at the keyword that is broken, or
 * in it, or at a part of the schema on the way to it.
 * @param {readonly Finding[]} findings
 * @param {{ schema: any, data: unknown, known: boolean }} judged known: the reference says so, too
 */
export function tellsOfAcceptance(findings, { schema, data, known }) {
  const wider = findings.filter(({ code }) => !NO_WIDER.has(code));
  const broken = known ? brokenKeywords(schema, data) : [];
  if (broken.length > 0)
    return wider.some(({ path = '' }) =>
      broken.some(
        ({ keyword, way }) => way.includes(path) || path === keyword || path.startsWith(`${keyword}/`),
      ),
    );
  // Nobody knows the keyword, but the properties that there are values of.
  const names = Object.keys(Object(data)).map((name) => `/properties/${name}`);
  return wider.some(
    ({ path = '' }) => !path.startsWith('/properties/') || names.some((each) => isOnWay(path, each)),
  );
}

/** @param {string} path @param {string} other */
const isOnWay = (path, other) =>
  path === other || path.startsWith(`${other}/`) || other.startsWith(`${path}/`);

/** What `CAPACITY` tells of: more than a line, a number or a list holds. @param {unknown} value @returns {boolean} */
const isBeyond = (value) =>
  (typeof value === 'string' && (value.length > 200 || /[\n\r\u2028\u2029]/.test(value))) ||
  (typeof value === 'number' && (Math.abs(value) >= 1e15 || Number(value.toFixed(6)) !== value)) ||
  (Array.isArray(value) && (value.length > 200 || value.some(isBeyond)));
