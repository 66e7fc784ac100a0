/** One more segment of a JSON pointer (RFC 6901). */
export const pointer = (path: string, key: string | number): string =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The keys that a JSON pointer leads through. */
export const pointerKeys = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** An own member of an object or a list; undefined where there is none. */
export const ownMember = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** What stands at a JSON pointer; undefined where nothing does. */
export const valueAt = (value: unknown, path: string): unknown => pointerKeys(path).reduce(ownMember, value);
