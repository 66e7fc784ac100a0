import { isRecord } from '../../envelope/envelope.ts';

/** What stands at a dotted path, by own members only; undefined where nothing does. */
export function at(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path === '' ? [] : path.split('.')) {
    if (Array.isArray(here) && /^\d{1,4}$/.test(key)) here = here[Number(key)] as unknown;
    else here = isRecord(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  }
  return here;
}
