import { toText } from '../conditions/index.ts';
import type { Option } from '../schemas/option.ts';
import type { OptionList } from '../schemas/prop.ts';
import type { Imported, TextContext } from '../schemas/rendererMeta.ts';
import { listed, localise } from '../schemas/text.ts';
import { entriesIn, quotedEntry } from '../schemas/entries.ts';

// Options in sheets: what an export writes for a chosen one is what an import finds it by, and no other.

/** Options by what names them. */
interface OptionIndex {
  readonly byValue: ReadonlyMap<string, Option>;
  /** By their labels in both languages, without white space around them. */
  readonly byLabel: ReadonlyMap<string, readonly Option[]>;
}

const indexes = new WeakMap<readonly Option[], OptionIndex>();

const labelsOf = ({ label }: Option): readonly string[] => [
  ...new Set((typeof label === 'string' ? [label] : [label.zhCN, label.enUS]).map((one) => one.trim())),
];

function indexOf(options: readonly Option[]): OptionIndex {
  const known = indexes.get(options);
  if (known) return known;
  const byLabel = new Map<string, Option[]>();
  for (const option of options) {
    for (const label of labelsOf(option)) byLabel.set(label, [...(byLabel.get(label) ?? []), option]);
  }
  const index = { byValue: new Map(options.map((option) => [String(option.value), option])), byLabel };
  indexes.set(options, index);
  return index;
}

/** A label with the value behind it, for labels that several options bear. */
const WITH_VALUE = /^(.*)\(([^()]*)\)$/s;

/**
 * The option that a text names: by its value, by its label in either language, by the path of labels that leads to it
 * (`A / B`), or by label and value (`A(1)`). A label that several options bear names none of them.
 */
export function optionOf(text: string, options: readonly Option[]): Option | undefined {
  const { byValue, byLabel } = indexOf(options);
  const written = text.trim();
  const whole = byValue.get(text) ?? byValue.get(written) ?? only(byLabel.get(written));
  if (whole) return whole;
  const path = written.split(/\s*\/\s*/);
  const leadsTo = (option: Option, at: number): boolean => {
    const above = option.parent === undefined ? undefined : byValue.get(option.parent);
    const label = path[at] ?? '';
    return labelsOf(option).includes(label) && (at === 0 || (above !== undefined && leadsTo(above, at - 1)));
  };
  const ends = path.length < 2 ? [] : (byLabel.get(path.at(-1) ?? '') ?? []);
  const byPath = only(ends.filter((option) => leadsTo(option, path.length - 1)));
  if (byPath) return byPath;
  const [, label = '', value = ''] = WITH_VALUE.exec(written) ?? [];
  const valued = byValue.get(value);
  return valued && labelsOf(valued).includes(label.trim()) ? valued : undefined;
}

const only = (options: readonly Option[] | undefined): Option | undefined =>
  options?.length === 1 ? options[0] : undefined;

/** The labels that lead to an option, the last being its own; a ring of parents ends where it began. */
function pathTo(option: Option, options: OptionList, locale: TextContext['locale']): string {
  const labels: string[] = [];
  const seen = new Set<Option>();
  for (let next: Option | undefined = option; next && !seen.has(next); next = options.find(next.parent)) {
    seen.add(next);
    labels.unshift(localise(next.label, locale));
    if (next.parent === undefined) break;
  }
  return labels.join(' / ');
}

/** What names one chosen option in a sheet: what people read, more of it where that names another or none. */
function choiceName(value: unknown, shown: string, { options, locale }: TextContext): string {
  const option = options?.find(value);
  if (options === undefined || option === undefined) return toText(value);
  const label = localise(option.label, locale);
  const names = [shown, pathTo(option, options, locale), `${label}(${String(option.value)})`];
  const own = names.find((name) => name.trim() !== '' && optionOf(name, options.options) === option);
  return own ?? String(option.value);
}

/**
 * What a sheet holds for what was chosen, one or several; labels that hold what parts several are in quotes.
 * @param show the text of one for people
 */
export function exportChoices(value: unknown, context: TextContext, show: (one: unknown) => string): string {
  if (!Array.isArray(value)) return choiceName(value, show(value), context);
  const names = value.map((one: unknown) => quotedEntry(choiceName(one, show(one), context)));
  return listed(names, context.locale);
}

/** What a sheet says of choices; without options at hand the texts are taken for values, which the server looks at. */
export function importChoices(text: string, { options }: TextContext, many: boolean): Imported {
  const entries = many ? entriesIn(text) : [{ text, start: 0, end: text.length }];
  if (options?.status !== 'ready') {
    return { value: many ? [...new Set(entries.map((entry) => entry.text))] : text };
  }
  const found = entries.map((entry) => optionOf(entry.text, options.options));
  const chosen = found.every((option) => option !== undefined)
    ? found
    : longestMatches(text, entries, options.options);
  if (typeof chosen === 'string') {
    return { finding: { zhCN: `没有选项“${chosen}”`, enUS: `There is no option "${chosen}"` } };
  }
  const values = [...new Set(chosen.map((option) => String(option.value)))];
  return { value: many ? values : (values[0] ?? null) };
}

/** Entries that one label holds at most, where nobody wrote quotes around it. */
const MOST_PARTS = 10;

/**
 * Options whose labels hold what parts entries, written without quotes: of those that begin at an entry the one of the
 * longest label. What names none is the answer where something is left.
 */
function longestMatches(
  text: string,
  entries: ReturnType<typeof entriesIn>,
  options: readonly Option[],
): readonly Option[] | string {
  const chosen: Option[] = [];
  const missing: string[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const first = entries[at];
    const rest = entries.slice(at, at + MOST_PARTS).toReversed();
    const named = rest.flatMap(({ end }, index) => {
      const whole = index === rest.length - 1 ? (first?.text ?? '') : text.slice(first?.start, end);
      const option = optionOf(whole, options);
      return option === undefined ? [] : [{ option, parts: rest.length - index }];
    })[0];
    if (named === undefined) missing.push(first?.text ?? '');
    else {
      chosen.push(named.option);
      at += named.parts - 1;
    }
  }
  return missing.length > 0 ? missing.join('、') : chosen;
}
