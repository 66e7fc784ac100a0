import { compileTemplate } from '../conditions/index.ts';
import { decidable, type Scope } from './flag.ts';
import type { CompiledField, CompiledForm } from './form.ts';
import { joinObjects, objectsIn } from './members.ts';

/** The names that the server's templates see beside `form`: from the session, never from the request. */
export const SERVER_NAMES = [
  'platform_schoolId',
  'platform_group',
  'platform_userId',
  'platform_userName',
  'platform_realName',
  'actionMights',
] as const;

const scopeOf = (...records: readonly string[]): Scope =>
  Object.fromEntries([...SERVER_NAMES, ...records].map((name) => [name, undefined]));
const SERVER_SCOPE = scopeOf('form');
const SERVER_ROW_SCOPE = scopeOf('form', 'row');

/**
 * Codes of the fields that the server computes or numbers by itself, so that a submit leaves them out: it would be refused where
 * the two do not agree, over a clock that went on or a hidden field that only one of them holds. By the form's own
 * document, since a write does not say from which further form it comes.
 */
export function computedByServer({ document, byCode }: CompiledForm): ReadonlySet<string> {
  const given = document.fields.filter(
    ({ name, value }) => isServerComputed(value) || byCode.get(name)?.meta.serial === true,
  );
  return new Set(given.map(({ name }) => name));
}

/** A field's value as a submit sends it: for the same reason without the members that the server computes. */
export function sentValue(field: CompiledField, value: unknown): unknown {
  const computed = (field.members?.computed ?? []).filter(({ node }) =>
    isServerComputed(node.source.value, SERVER_ROW_SCOPE),
  );
  if (computed.length === 0) return value;
  const left = Object.fromEntries(computed.map(({ code }) => [code, null]));
  const objects = objectsIn(field, value).map((object) => ({ ...object, ...left }));
  return joinObjects(field, objects);
}

/** Whether what a field computes reads nothing but what the server knows as well: the record and the session. */
export const isServerComputed = (value: string | undefined, scope = SERVER_SCOPE): boolean =>
  value !== undefined && decidable(compileTemplate(value), scope);
