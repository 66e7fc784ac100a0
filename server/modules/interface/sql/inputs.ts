import { scanSync } from 'libpg-query';

/** A statement whose inputs have become parameters. */
export interface BoundText {
  /** With `$1`, `$2` … in place of `:name`; what stands behind keeps its place where the name is long enough. */
  readonly text: string;
  /** The input of each parameter, in the order of their numbers. */
  readonly inputs: readonly string[];
}

/** Token that PostgreSQL's scanner has for `$1`, written by nobody but this file. */
const PARAMETER = /^\$\d+$/;

/**
 * Makes parameters of `:name`. PostgreSQL's own scanner says what is a name and what stands in texts and comments.
 * @throws the scanner's error where the text ends within a quotation; Error where it holds a parameter already
 */
export function bindInputs(text: string): BoundText {
  const bytes = Buffer.from(text, 'utf8');
  const { tokens } = scanSync(text);
  const inputs: string[] = [];
  const parts: string[] = [];
  let done = 0;
  tokens.forEach((token, at) => {
    if (PARAMETER.test(token.text)) throw new ParameterInText(token.text);
    const next = tokens[at + 1];
    if (token.text !== ':' || next?.start !== token.end) return;
    if (!/^[A-Za-z]\w*$/.test(next.text)) return;
    if (!inputs.includes(next.text)) inputs.push(next.text);
    const parameter = `$${String(inputs.indexOf(next.text) + 1)}`;
    parts.push(bytes.toString('utf8', done, token.start), parameter.padEnd(next.end - token.start));
    done = next.end;
  });
  return { text: parts.join('') + bytes.toString('utf8', done), inputs };
}

/** The text numbers its parameters itself. */
export class ParameterInText extends Error {}
