import { ApiError } from '../../../runtime/data/ApiError.ts';
import { callables } from '../../../schemas/wire/callables.ts';

/** Calls of the portal itself that a page reads with: what it is made of, and options of its inputs. */
const READS = /\/(?:get|list|check|getModuleCount|getSelectorData|sysTypes|initOnly|link|info)\.(?:do|htm)$/;
/** The calls of a module, by name. */
const MODULE_CALL = /\/rest\/http\/[^/]+\/(\w+)\.htm$/;

/**
 * Passes on what only reads: a page that is tried in its designer shows what is there, and changes nothing of it. Calls of
 * configured interfaces are passed on: only the server knows what they do, and a page reads by them.
 * @param refusal what is said of a call that would write
 */
export const readingTransport =
  (transport: typeof fetch, refusal: () => string): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    return isWriting(pathname) ? Promise.reject(new ApiError('refused', refusal())) : transport(input, init);
  };

/** Whether a call at an address would change something. */
export function isWriting(pathname: string): boolean {
  const call = MODULE_CALL.exec(pathname)?.[1];
  if (call !== undefined && Object.hasOwn(callables, call))
    return callables[call as keyof typeof callables].writes;
  const isOwn = /^\/(?:api\/(?:manager|base|form)|files)\//.test(pathname);
  return call === undefined && isOwn && !READS.test(pathname);
}
