import { scanSync } from 'libpg-query';

/** As a value; only asked whether it is null; as the list of an `in`. */
type Use = 'value' | 'asked' | 'list';

/** What a parameter of a statement stands for; an input has one for each use. */
export interface Parameter {
  readonly input: string;
  readonly use: Use;
}

/** A statement whose inputs have become parameters. */
export interface BoundText {
  /**
   * With `$1`, `$2` … in place of `:name`; what stands behind keeps its place where the name is long enough, else it is a
   * few signs off.
   */
  readonly text: string;
  /** In the order of their numbers. */
  readonly parameters: readonly Parameter[];
}

type Tokens = ReturnType<typeof scanSync>['tokens'];

/** A place of a parameter, in bytes, and what is written around its number. */
interface Place {
  readonly use: Use;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** Token that PostgreSQL's scanner has for `$1`, written by nobody but this file. */
const PARAMETER = /^\$\d+$/;

/**
 * Makes parameters of `:name`. PostgreSQL's own scanner says what is a name and what stands in texts and comments. A
 * name that is only asked whether it is null has a parameter of its own: the database gives a parameter its type by where
 * it stands first, and this place says none. A name that an `in` has by itself is compared with as a list, which is one
 * parameter however long it is.
 * @throws the scanner's error where the text ends within a quotation; Error where it holds a parameter already
 */
export function bindInputs(text: string): BoundText {
  const bytes = Buffer.from(text, 'utf8');
  const { tokens } = scanSync(text);
  const parameters: Parameter[] = [];
  const numberOf = (input: string, use: Use): number => {
    const known = parameters.findIndex((each) => each.input === input && each.use === use);
    return known < 0 ? parameters.push({ input, use }) : known + 1;
  };
  const parts: string[] = [];
  let done = 0;
  tokens.forEach((token, at) => {
    if (PARAMETER.test(token.text)) throw new ParameterInText(token.text);
    const next = tokens[at + 1];
    if (token.text !== ':' || next?.start !== token.end) return;
    if (!/^[A-Za-z]\w*$/.test(next.text)) return;
    const asked = isAskedForNull(tokens.slice(at + 2, at + 5));
    const { use, start, end, before, after } = listPlace(tokens, at) ?? {
      use: asked ? 'asked' : 'value',
      start: token.start,
      end: next.end,
      before: '',
      after: asked ? '::text' : '',
    };
    const parameter = `${before}$${String(numberOf(next.text, use))}${after}`;
    parts.push(bytes.toString('utf8', done, start), parameter.padEnd(end - start));
    done = end;
  });
  return { text: parts.join('') + bytes.toString('utf8', done), parameters };
}

/** The whole of `in (:name)` or `not in (:name)`, where that is what the colon stands in. */
function listPlace(tokens: Tokens, colon: number): Place | undefined {
  const word = (at: number): string | undefined => tokens[at]?.text.toLowerCase();
  if (word(colon - 2) !== 'in' || word(colon - 1) !== '(' || word(colon + 2) !== ')') return undefined;
  if (callAround(tokens, colon - 2) === 'position') return undefined;
  const isNot = word(colon - 3) === 'not';
  const start = tokens[isNot ? colon - 3 : colon - 2]?.start ?? 0;
  const end = tokens[colon + 2]?.end ?? 0;
  return { use: 'list', start, end, before: isNot ? '<> all(' : '= any(', after: ')' };
}

/** The word before the parenthesis that a token stands in: of `position(a in (b))` the `in` is no comparison. */
function callAround(tokens: Tokens, at: number): string | undefined {
  let depth = 0;
  for (let before = at - 1; before >= 0; before -= 1) {
    const text = tokens[before]?.text;
    if (text === ')') depth += 1;
    else if (text === '(' && depth-- === 0) return tokens[before - 1]?.text.toLowerCase();
  }
  return undefined;
}

/** Whether what follows is `is null`, `is not null` or what PostgreSQL has for them beside. */
const isAskedForNull = (following: readonly { readonly text: string }[]): boolean =>
  /^(?:isnull|notnull|is (?:not )?null)\b/i.test(following.map(({ text }) => text).join(' '));

/** The text numbers its parameters itself. */
export class ParameterInText extends Error {}
