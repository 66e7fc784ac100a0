import { literal } from '../../../conditions/index.ts';
import type { Condition, ConditionTree } from '../../../schemas/condition.ts';
import type { Option } from '../../../schemas/option.ts';
import { locales, localise } from '../../../schemas/text.ts';
import { containing, inLikelyCases } from './likelyCases.ts';

/** The most options of a field whose labels a searched text may stand for. */
const MOST_OPTIONS = 100;

/** A field that is searched, with the options behind its values where it has such. */
export interface SearchField {
  readonly code: string;
  readonly options: readonly Option[] | undefined;
}

/**
 * The conditions of which a record that is found keeps one: a field holds the text, as typed or in another likely
 * spelling, or holds an option whose label, in either language, does.
 */
export const searchedIn = (
  fields: readonly SearchField[],
  text: string,
): readonly (Condition | ConditionTree)[] =>
  fields.flatMap(({ code, options = [] }) => {
    const held = inLikelyCases(containing(code, text));
    const values = namedLike(options, text);
    if (values.length === 0) return [held];
    return [held, { bindKey: code, type: 'text', judgeType: 'inArray', value: values }];
  });

/** The values, as conditions take them, of the options with a text in their label. */
function namedLike(options: readonly Option[], text: string): string[] {
  const sought = text.toLowerCase();
  return options
    .filter(({ label }) => locales.some((locale) => localise(label, locale).toLowerCase().includes(sought)))
    .slice(0, MOST_OPTIONS)
    .map(({ value }) => literal(String(value)));
}
