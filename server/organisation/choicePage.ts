import { inputError, invalidInput } from '../errors/AppError.ts';

/** What is asked for of a source. */
export interface ChoicePage {
  readonly keyword: string;
  readonly offset: number;
  /** The most that the answer holds. */
  readonly limit: number;
  /** Choices beyond this one are not told, and `total` stops one after it: that there are more, and not how many. */
  readonly reach: number;
}

/** People shown where none are searched for, or by a sign that half of all accounts hold. */
const SHOWN = 20;
/** People of a page of those that a keyword finds. */
const FOUND = 50;
/** People that one keyword leads to, on all its pages. */
const REACH = 200;
/** Choices that one call gives to who may see them all. */
const CEILINGS = { person: 200, other: 5_000 } as const;

/** A keyword that says too little: nothing, or one Latin letter or digit. One Chinese sign is a surname. */
const SAYS_LITTLE = /^[\w\p{P}]?$/u;

/**
 * What a caller gets of a source. People are searched, not listed: everybody finds a person by name or account, nobody but
 * an administrator gets the list of all (`docs/decisions/people.md`).
 * @param asked as it came; `limit` -1 is all
 * @throws AppError INPUT_INVALID at `offset` beyond what the keyword leads to
 */
export function choicePage(
  { isAdmin }: { readonly isAdmin: boolean },
  source: string,
  asked: { readonly keyword: string; readonly offset: number; readonly limit: number },
): ChoicePage {
  const cut = (most: number): number => (asked.limit < 0 ? most : Math.min(asked.limit, most));
  if (source !== 'person' || isAdmin) {
    const ceiling = source === 'person' ? CEILINGS.person : CEILINGS.other;
    return { ...asked, limit: cut(ceiling), reach: Infinity };
  }
  const keyword = asked.keyword.trim();
  const searched = !SAYS_LITTLE.test(keyword.normalize('NFKC'));
  const reach = searched ? REACH : SHOWN;
  const { offset } = asked;
  if (searched ? offset >= reach : offset > 0) {
    throw invalidInput(inputError('offset', 'TOO_BIG', searched ? reach - 1 : 0));
  }
  return { keyword, offset, limit: Math.min(cut(searched ? FOUND : SHOWN), reach - offset), reach };
}
