import {
  forbiddenWords,
  functions,
  isCatalogue,
  unspacedFunctions,
  wordsBeforeBracket,
  writingWords,
} from './allowed.ts';
import type { Token } from './scan.ts';

/** Something that no configured statement may hold. */
export interface Forbidden {
  /** As a person would call it, e.g. `sleep()`. */
  readonly what: string;
  /** Characters from the beginning, where it is known. */
  readonly at?: number;
}

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.text === sign;

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text.toLowerCase() === word;

interface Neighbours {
  readonly before: Token | undefined;
  readonly token: Token;
  readonly after: Token | undefined;
}

/** What is called, or looks as if it were: no name but those of the list. */
function forbiddenCall({ before, token, after }: Neighbours): string | undefined {
  if (!isSign(after, '(')) return undefined;
  // Columns of an INSERT.
  if (isWord(before, 'into')) return undefined;
  const name = token.text.toLowerCase();
  const isSpaced = after?.start !== token.end && unspacedFunctions.has(name);
  const isOwn = token.kind === 'word' && !isSign(before, '.') && !isSpaced;
  return isOwn && (functions.has(name) || wordsBeforeBracket.has(name)) ? undefined : `${token.text}()`;
}

function forbiddenWord({ before, token, after }: Neighbours, writes: boolean): string | undefined {
  if (token.kind !== 'word' || isSign(before, '.')) return undefined;
  const word = token.text.toLowerCase();
  // `_gbk'…'` names the character set of a text.
  if (word.startsWith('_') || forbiddenWords.has(word)) return token.text;
  if (word === 'into') return writes && isWord(before, 'insert') ? undefined : 'INTO';
  if (writes || !writingWords.has(word) || isSign(after, '(')) return undefined;
  return token.text.toUpperCase();
}

const forbiddenSchema = ({ token, after }: Neighbours): string | undefined =>
  isSign(after, '.') && isCatalogue(token.text) ? token.text : undefined;

/**
 * Looks at every token of a statement, whatever a parser makes of them: where a parser and a server read differently, one
 * of the two readings would have been looked at by nobody.
 */
export function findForbiddenToken(tokens: readonly Token[], writes: boolean): Forbidden | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' && token.kind !== 'quoted') continue;
    const here = { before: tokens[at - 1], token, after: tokens[at + 1] };
    const what = forbiddenWord(here, writes) ?? forbiddenCall(here) ?? forbiddenSchema(here);
    if (what !== undefined) return { what, at: token.start };
  }
  return undefined;
}
