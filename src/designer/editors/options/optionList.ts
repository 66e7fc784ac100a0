import type { Option } from '../../../schemas/option.ts';

/** As many as a document may write itself. */
export const MOST_OPTIONS = 500;

const keyOf = ({ value }: Option): string => String(value);

/** A value that no option has: `option3`. */
export function freeValue(options: readonly Option[]): string {
  const taken = new Set(options.map(keyOf));
  let count = options.length + 1;
  while (taken.has(`option${String(count)}`)) count += 1;
  return `option${String(count)}`;
}

/** One more option behind the others. */
export function addOption(options: readonly Option[]): readonly Option[] {
  const value = freeValue(options);
  return [...options, { value, label: { zhCN: value, enUS: value } }];
}

/** Values that more than one option has. */
export function repeatedValues(options: readonly Option[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const key of options.map(keyOf)) (seen.has(key) ? repeated : seen).add(key);
  return repeated;
}

/** What became of pasted lines. */
export interface PastedOptions {
  /** The options, each value once. */
  readonly options: readonly Option[];
  /** Values that a line before had already, or that are there already. */
  readonly repeated: readonly string[];
  /** Options for which there is no room. */
  readonly left: number;
}

/**
 * Reads options of lines: of a sheet `value⇥label` or `value⇥label⇥English label`, else `value=label`, else the label
 * alone, which is the value too.
 * @param there options that stay before them
 */
export function readPasted(text: string, there: readonly Option[]): PastedOptions {
  const taken = new Set(there.map(keyOf));
  const options: Option[] = [];
  const repeated: string[] = [];
  let left = 0;
  for (const line of text.split(/\r?\n/)) {
    const option = optionOf(line);
    if (option === undefined) continue;
    const key = keyOf(option);
    if (taken.has(key)) repeated.push(key);
    else if (there.length + options.length >= MOST_OPTIONS) left += 1;
    else {
      taken.add(key);
      options.push(option);
    }
  }
  return { options, repeated, left };
}

function optionOf(line: string): Option | undefined {
  if (line.trim() === '') return undefined;
  const [value = '', label = '', english = ''] = cellsOf(line).map((cell) => cell.trim());
  const shown = label === '' ? value : label;
  if (shown === '') return undefined;
  return {
    value: value === '' ? shown : value,
    label: { zhCN: shown, enUS: english === '' ? englishOf(shown) : english },
  };
}

function cellsOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t');
  const cut = line.search(/[=＝]/);
  return cut < 0 ? [line] : [line.slice(0, cut), line.slice(cut + 1)];
}

/** Latin letters serve both languages; anything else waits for its translation. */
const englishOf = (label: string): string =>
  /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(label) ? label : '';
