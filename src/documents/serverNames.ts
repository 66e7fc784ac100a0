import { compileTemplate } from '../conditions/index.ts';
import { decidable } from './flag.ts';
import type { CompiledForm } from './form.ts';

/** The names that the server's templates see beside `form`: from the session, never from the request. */
export const SERVER_NAMES = [
  'platform_schoolId',
  'platform_group',
  'platform_userId',
  'platform_userName',
  'platform_realName',
  'actionMights',
] as const;

const SERVER_SCOPE = Object.fromEntries([...SERVER_NAMES, 'form'].map((name) => [name, undefined]));

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

/** Whether what a field computes reads nothing but what the server knows as well: the record and the session. */
export const isServerComputed = (value: string | undefined): boolean =>
  value !== undefined && decidable(compileTemplate(value), SERVER_SCOPE);
