import { scanSync } from 'libpg-query';

/** A statement whose inputs have become parameters. */
export interface BoundText {
  /**
   * With `$1`, `$2` … in place of `:name`; what stands behind keeps its place where the name is long enough, else it is a
   * few signs off.
   */
  readonly text: string;
  /** The input of each parameter, in the order of their numbers; an input may have two. */
  readonly inputs: readonly string[];
}

/** Token that PostgreSQL's scanner has for `$1`, written by nobody but this file. */
const PARAMETER = /^\$\d+$/;

/**
 * Makes parameters of `:name`. PostgreSQL's own scanner says what is a name and what stands in texts and comments. A
 * name that is only asked whether it is null has a parameter of its own: the database gives a parameter its type by where
 * it stands first, and this place says none.
 * @throws the scanner's error where the text ends within a quotation; Error where it holds a parameter already
 */
export function bindInputs(text: string): BoundText {
  const bytes = Buffer.from(text, 'utf8');
  const { tokens } = scanSync(text);
  const inputs: string[] = [];
  /** What each parameter stands for: the input, or the question whether it is null. */
  const meant: string[] = [];
  const parts: string[] = [];
  let done = 0;
  tokens.forEach((token, at) => {
    if (PARAMETER.test(token.text)) throw new ParameterInText(token.text);
    const next = tokens[at + 1];
    if (token.text !== ':' || next?.start !== token.end) return;
    if (!/^[A-Za-z]\w*$/.test(next.text)) return;
    const asked = isAskedForNull(tokens.slice(at + 2, at + 5));
    const meaning = asked ? `${next.text} null` : next.text;
    if (!meant.includes(meaning)) {
      meant.push(meaning);
      inputs.push(next.text);
    }
    const parameter = `$${String(meant.indexOf(meaning) + 1)}${asked ? '::text' : ''}`;
    parts.push(bytes.toString('utf8', done, token.start), parameter.padEnd(next.end - token.start));
    done = next.end;
  });
  return { text: parts.join('') + bytes.toString('utf8', done), inputs };
}

/** Whether what follows is `is null`, `is not null` or what PostgreSQL has for them beside. */
const isAskedForNull = (following: readonly { readonly text: string }[]): boolean =>
  /^(?:isnull|notnull|is (?:not )?null)\b/i.test(following.map(({ text }) => text).join(' '));

/** The text numbers its parameters itself. */
export class ParameterInText extends Error {}
