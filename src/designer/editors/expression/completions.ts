import {
  type FunctionEntry,
  type FunctionTable,
  tokensIn,
  type WrittenToken,
} from '../../../conditions/index.ts';
import type { ScopeName } from '../../../documents/check/scopeAt.ts';
import { localise, type Locale } from '../../../schemas/text.ts';
import { indexOf, type IndexedName, matching, nameAt } from './nameIndex.ts';
import { choicesOfName } from './choicesOfName.ts';
import type { OptionsOf } from '../../settings/writtenOptions.ts';

/** Something that can be written at a place. */
export type Completion =
  | { readonly kind: 'name'; readonly found: IndexedName }
  | { readonly kind: 'function'; readonly entry: FunctionEntry }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'option'; readonly value: string; readonly title: string };

/** What can be written instead of what stands between a place and the caret. */
export interface Completions {
  readonly from: number;
  readonly list: readonly Completion[];
}

export interface Offered {
  readonly names: readonly ScopeName[];
  readonly functions: FunctionTable;
  readonly optionsOf: OptionsOf;
  readonly locale: Locale;
}

/** More are not looked through: who types on finds the rest. */
const MOST = 100;
const WORDS = ['and', 'or', 'not', 'in', 'true', 'false', 'null'];

/**
 * What an expression can go on with at a position.
 * @param source an expression without braces, as far as it is written
 * @param isAsked somebody asked for it: without, nothing is offered before something is typed
 */
export function completionsAt(
  source: string,
  position: number,
  offered: Offered,
  isAsked = false,
): Completions | undefined {
  const tokens = [...tokensIn(source)].filter(({ from }) => from < position);
  const last = tokens.at(-1);
  if (last?.kind === 'quote' && last.to >= position && !isClosed(source, last, position))
    return optionsAt(source, tokens, position, offered);
  if (last?.kind === 'comment' || last?.kind === 'number') return undefined;
  const path = pathBefore(source, position);
  const typed = path.text;
  if (typed === '' && !isAsked) return undefined;
  const dot = typed.lastIndexOf('.');
  if (dot >= 0) return membersAt(typed, dot, path.from, offered);
  const names = matching(indexOf(offered.names, offered.locale), typed, MOST);
  const calls = functionsLike(typed, offered);
  const words = typed === '' ? [] : WORDS.filter((word) => word.startsWith(typed));
  const list: readonly Completion[] = [
    ...names.map((found) => ({ kind: 'name' as const, found })),
    ...calls.map((entry) => ({ kind: 'function' as const, entry })),
    ...words.map((word) => ({ kind: 'word' as const, word })),
  ];
  return list.length === 0 ? undefined : { from: path.from, list };
}

/** Whether a quoted text has its second quote before the position. */
const isClosed = (source: string, { from, to }: WrittenToken, position: number): boolean =>
  to === position && to - from > 1 && source.charAt(to - 1) === source.charAt(from);

/** The path that is written up to a position: `form.rep`, `sources.rows[0].`, `报修`. */
export function pathBefore(
  source: string,
  position: number,
): { readonly text: string; readonly from: number } {
  const before = source.slice(0, position);
  const text =
    /(?:[\p{L}_$][\p{L}\d_$]*(?:\[\d+\])*\.)*[\p{L}_$\d][\p{L}\d_$]*$|(?:[\p{L}_$][\p{L}\d_$]*(?:\[\d+\])*\.)+$/u.exec(
      before,
    )?.[0] ?? '';
  return { text, from: position - text.length };
}

/** Members of what stands before the last dot. */
function membersAt(
  typed: string,
  dot: number,
  from: number,
  { names, locale }: Offered,
): Completions | undefined {
  const around = nameAt(names, typed.slice(0, dot));
  if (!around || around.members.length === 0) return undefined;
  const found = matching(indexOf(around.members, locale), typed.slice(dot + 1), MOST);
  return found.length === 0
    ? undefined
    : { from, list: found.map((each) => ({ kind: 'name', found: each })) };
}

/** Functions by their name; by their help once two letters say what it is about. */
function functionsLike(typed: string, { functions, locale }: Offered): readonly FunctionEntry[] {
  const wanted = typed.toLowerCase();
  const all = Object.values(functions);
  if (wanted === '') return all;
  const named = all.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  const told = all.filter(
    (entry) =>
      wanted.length > 1 &&
      !named.includes(entry) &&
      localise(entry.help, locale).toLowerCase().includes(wanted),
  );
  return [...named, ...told].slice(0, MOST);
}

/** The options of the field that a text in quotes is compared with. */
function optionsAt(
  source: string,
  tokens: readonly WrittenToken[],
  position: number,
  { names, optionsOf, locale }: Offered,
): Completions | undefined {
  const quote = tokens.at(-1);
  if (!quote) return undefined;
  const compared = /([\p{L}_$][\p{L}\d_$.[\]]*)\s*(?:==|!=|in\s*\[.*?|\bin)\s*$/u.exec(
    source.slice(0, quote.from),
  )?.[1];
  const field = compared === undefined ? undefined : nameAt(names, compared);
  const typed = source.slice(quote.from + 1, position).toLowerCase();
  const list = (field ? choicesOfName(field, optionsOf, locale) : [])
    .filter(({ value, title }) => `${value} ${title}`.toLowerCase().includes(typed))
    .map((option) => ({ kind: 'option' as const, ...option }));
  return list.length === 0 ? undefined : { from: quote.from + 1, list };
}
