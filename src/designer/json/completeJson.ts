import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { TSchema } from 'typebox';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { Locale } from '../../schemas/text.ts';
import { jsonPlace } from './jsonPlace.ts';
import { expectedAt } from './schemaAt.ts';

/** Completes names and values of a document as JSON: by the schema of its kind and what widgets declare. */
export const completeJson =
  (schema: TSchema, metas: MetaIndex, locale: Locale) =>
  ({ state, pos }: CompletionContext): CompletionResult | null => {
    const place = jsonPlace(state, pos);
    if (place === undefined) return null;
    const { names, values } = expectedAt(schema, place.way, metas);
    const { from, to, is, taken } = place;
    const hasColon = /^\s*:/.test(state.sliceDoc(to, to + 80));
    const options: Completion[] =
      is === 'name'
        ? names
            .filter((name) => !taken.includes(name))
            .map((name) => ({ label: `"${name}"`, apply: hasColon ? `"${name}"` : `"${name}": ` }))
        : values.map((value) => {
            const title = typeof value === 'string' ? metas.get(value)?.title[locale] : undefined;
            return { label: JSON.stringify(value), ...(title !== undefined && { detail: title }) };
          });
    // CodeMirror would look for both quotation marks in what it offers, and finds nothing between two that are empty.
    const matching = matchesOf(options, state.sliceDoc(from, pos));
    return matching.length === 0 ? null : { from, to, options: matching, filter: false };
  };

/** The completions that hold what is typed before the caret, those that begin with it first. */
function matchesOf(options: readonly Completion[], typed: string): readonly Completion[] {
  const sought = typed.replace(/^"/, '').toLowerCase();
  const at = ({ label }: Completion): number => label.replace(/^"/, '').toLowerCase().indexOf(sought);
  const found = options.filter((option) => at(option) >= 0);
  return [...found.filter((option) => at(option) === 0), ...found.filter((option) => at(option) > 0)];
}
