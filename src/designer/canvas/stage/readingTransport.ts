import { isBuiltinInterface } from '../../../documents/check/documentSet.ts';
import { ApiError } from '../../../runtime/data/ApiError.ts';
import { callables } from '../../../schemas/wire/callables.ts';

/** Calls of the portal itself that a page reads with: what it is made of, and options of its inputs. */
const READS = /\/(?:get|list|check|getModuleCount|getSelectorData|sysTypes|initOnly|link|info)\.(?:do|htm)$/;
/** The calls of a module, by name. */
const MODULE_CALL = /\/rest\/http\/([^/]+)\/(\w+)\.htm$/;

/**
 * Passes on what only reads: a page that is tried in its designer shows what is there, and changes nothing of it.
 * @param refusal what is said of a call that would write
 * @param writing the configured interfaces that write, as `module/interface`; asked for when a page first calls one. Where
 *   that cannot be read, none is called
 */
export const readingTransport =
  (
    transport: typeof fetch,
    refusal: () => string,
    writing: () => Promise<ReadonlySet<string>>,
  ): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const configured = configuredCall(pathname);
    const writes = configured === undefined ? isWriting(pathname) : (await writing()).has(configured);
    if (writes) throw new ApiError('refused', refusal());
    return transport(input, init);
  };

/** The interface that an address calls, where somebody configured it; undefined for calls of the product. */
function configuredCall(pathname: string): string | undefined {
  const [, module, call = ''] = MODULE_CALL.exec(pathname) ?? [];
  const isOwn = Object.hasOwn(callables, call) || isBuiltinInterface(`${module ?? ''}/${call}`);
  return module === undefined || isOwn ? undefined : `${module}/${call}`;
}

/** Whether a call of the product at an address would change something. */
export function isWriting(pathname: string): boolean {
  const call = MODULE_CALL.exec(pathname)?.[2];
  if (call !== undefined && Object.hasOwn(callables, call))
    return callables[call as keyof typeof callables].writes;
  if (call !== undefined) return !call.startsWith('get');
  const isOwn = /^\/(?:api\/(?:manager|base|form)|files)\//.test(pathname);
  return isOwn && !READS.test(pathname);
}
