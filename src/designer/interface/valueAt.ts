/** What stands at a dotted path, undefined where nothing does. */
export function valueAt(value: unknown, path: string): unknown {
  let here = value;
  for (const name of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = Reflect.get(here, name) as unknown;
  }
  return here;
}
