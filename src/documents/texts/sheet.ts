import type { LocalText } from '../../schemas/text.ts';
import { wordingIn } from '../../schemas/text.ts';
import type { PlacedText } from './textsOf.ts';
import { missingIn } from './textsOf.ts';

/** By what a text is found again in a sheet: its part and where in it. */
export const keyOfText = ({ part, member }: PlacedText): string => `${part.key}#${member}`;

const HEAD = ['key', 'zh-CN', 'en'];

/** Texts as the cells of a sheet: a key, Chinese, English. Breaks within a text are `\n`. */
export function writeSheet(texts: readonly PlacedText[]): string {
  const rows = texts.map((placed) => {
    const isOne = typeof placed.text === 'string' && missingIn(placed.text).length > 0;
    const english = isOne ? '' : wordingIn(placed.text, 'enUS');
    return [keyOfText(placed), wordingIn(placed.text, 'zhCN'), english].map(escaped).join('\t');
  });
  return [HEAD.join('\t'), ...rows].join('\n');
}

/** A wording that a sheet has for a text. */
export interface Reworded {
  readonly pointer: string;
  readonly text: LocalText;
}

/**
 * What a sheet says otherwise than the document.
 * @returns the texts that change, and how many rows name a text that is not there
 */
export function readSheet(
  sheet: string,
  texts: readonly PlacedText[],
): { readonly changed: readonly Reworded[]; readonly unknown: number } {
  const byKey = new Map(texts.map((placed) => [keyOfText(placed), placed]));
  const changed = new Map<string, Reworded>();
  let unknown = 0;
  for (const line of sheet.split(/\r?\n/)) {
    const [key = '', zhCN = '', enUS = ''] = line.split('\t').map(unescaped);
    if (line.trim() === '' || key === HEAD[0]) continue;
    const placed = byKey.get(key);
    if (placed === undefined) {
      unknown += 1;
      continue;
    }
    const { text, pointer } = placed;
    const isOne = typeof text === 'string';
    const before = {
      zhCN: wordingIn(text, 'zhCN'),
      enUS: isOne && missingIn(text).length > 0 ? '' : wordingIn(text, 'enUS'),
    };
    if (before.zhCN !== zhCN || before.enUS !== enUS) changed.set(pointer, { pointer, text: { zhCN, enUS } });
  }
  return { changed: [...changed.values()], unknown };
}

const escaped = (cell: string): string =>
  cell.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
const unescaped = (cell: string): string =>
  cell.replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 't' ? '\t' : letter));
