import { compileTemplate, toText } from '../../conditions/index.ts';
import { ADDRESS_USE, type AddressUse } from '../../schemas/address.ts';
import { safeImageUrl, safeUrl } from '../safeUrl.ts';
import { checkFinding } from './findings.ts';
import type { Check } from './context.ts';

/**
 * Checks an address that is written out: one that would never open (a script, a file of the reader's own) is told of
 * where it is written, not when somebody clicks it. What a template yields is judged when it runs, unless it is the same
 * at any time.
 */
export function checkAddress(value: unknown, use: AddressUse, check: Check, path: string): void {
  const written = constantText(value);
  if (written.trim() === '' || written.includes('{{')) return;
  const opens = use === 'picture' ? safeImageUrl(written) : safeUrl(written);
  if (opens === undefined) check.report(checkFinding('UNSAFE_ADDRESS', path));
}

/** The text that an address is at any time; empty where that depends on what there is when it runs. */
function constantText(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (!value.includes('{{')) return value;
  const { constant, evaluate } = compileTemplate(value);
  return constant ? toText(evaluate({})) : '';
}

/** What a schema's text is the address of; undefined where it is none. */
export const addressUse = (schema: object | undefined): AddressUse | undefined =>
  schema !== undefined && ADDRESS_USE in schema ? (schema[ADDRESS_USE] as AddressUse) : undefined;
