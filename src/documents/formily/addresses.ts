import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';

/** Longest pattern of addresses, and longest name of a field. */
const LONGEST = 200;

const NAME = '[\\p{L}\\d_$-]+';
const VALUES = '\\[\\s*[\\p{L}\\d_$]+(?:\\s*,\\s*[\\p{L}\\d_$]+)*\\s*\\]';
const MEMBER = `${NAME}(?:\\.(?:${NAME}|\\*))*`;
/** One of those beside each other: `name`, `name~`, `name[0]`, `*`, `**`, `*(a,b.c)`, `*(!a)`, `*[1:2]`, `[a,b]`. */
const STEP = [
  `${NAME}(?:~|\\[\\d+\\])?`,
  `\\*\\*`,
  `\\*(?:\\(!?${MEMBER}(?:,${MEMBER})*\\)|\\[\\d+(?::\\d+)?\\])?`,
  VALUES,
].join('|');

const ADDRESS = new RegExp(`^\\.{0,20}(?:${STEP})(?:\\.(?:${STEP}))*$`, 'u');
const FIELD = new RegExp(`^(?:${NAME}(?:\\.${NAME})*|${VALUES})$`, 'u');
const KEY = new RegExp(`^${NAME}$`, 'u');

const reachesPrototype = (text: string): boolean => text.split(/[^\p{L}\d_$]+/u).some(isForbiddenKey);

const fits = (pattern: RegExp, text: string): boolean =>
  text.length <= LONGEST && pattern.test(text) && !reachesPrototype(text);

/**
 * Whether a text is a pattern of addresses that the engine's parser takes: it throws for others while the form is drawn.
 * Less than it takes, but all that its documentation writes.
 */
export const isAddress = (text: string): boolean => fits(ADDRESS, text);

/** Whether the engine reads a text as the way to a field's value: names, `a.b`, and `[a,b]` for a value of two fields. */
export const isFieldName = (text: string): boolean => fits(FIELD, text);

/** Whether expressions can read something by that name: `$deps.name`. */
export const isKey = (text: string): boolean => fits(KEY, text);

/** The names in the record that a field of that name holds: `a` of `a.b`, both of `[a,b]`. */
export const codesOf = (name: string): readonly string[] =>
  name.startsWith('[')
    ? name
        .slice(1, -1)
        .split(',')
        .map((each) => each.trim())
    : [name.split('.')[0] ?? name];
