import { compileTemplate, toText } from '../../conditions/index.ts';
import { ADDRESS_USE, type AddressUse } from '../../schemas/address.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { type PageAddress, readPageAddress, spanInAddress } from '../../schemas/pageAddress.ts';
import { safeImageUrl, safeUrl } from '../safeUrl.ts';
import { checkFinding } from './findings.ts';
import { type Check, documentOrigin, noteUse } from './context.ts';

/**
 * Checks an address that is written out: one that would never open (a script, a file of the reader's own) is told of
 * where it is written, not when somebody clicks it. What a template yields is judged when it runs, unless it is the same
 * at any time.
 */
export function checkAddress(value: unknown, use: AddressUse, check: Check, path: string): void {
  const written = constantText(value);
  if (written.trim() === '' || written.includes('{{')) return;
  noteAddressed(written, value, check, path);
  const opens = use === 'picture' ? safeImageUrl(written) : safeUrl(written);
  if (opens === undefined) check.report(checkFinding('UNSAFE_ADDRESS', path));
}

/** A link to a page of the portal names it, where the id stands in the text as it is written. */
function noteAddressed(address: string, written: unknown, check: Check, path: string): void {
  if (address !== written) return;
  const found = readPageAddress(address.slice(0, address.search(/[?#]|$/)));
  if (found === undefined) return;
  const [kinds, id] = namedBy(found);
  const kind = kinds.find((each) => check.context.ids(each).includes(id));
  if (kind !== undefined) noteUse(check, documentOrigin(kind, id), path, { span: spanInAddress(address) });
}

/** The kinds that an address may mean, and the id that it names; none where it leads to something of all flows. */
function namedBy(address: PageAddress): readonly [readonly DocumentKind[], string] {
  if ('system' in address) return [['system'], address.system];
  return 'flowPage' in address ? [['flow'], address.flow ?? ''] : [address.kinds, address.id];
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
