import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { DictionaryStore } from '../../runtime/stores/DictionaryStore.ts';
import { type Option, OptionSchema } from '../../schemas/option.ts';
import { recordOf } from './recordOf.ts';

const OptionArray = Type.Array(OptionSchema);

/** Whether a prop holds options that are written out, rather than where they come from. */
export const areOptions = (value: unknown): value is readonly Option[] => Check(OptionArray, value);

/** Finds the options behind a prop; undefined where they are not known before a page runs. */
export type OptionsOf = (options: unknown) => readonly Option[] | undefined;

export const writtenOptions: OptionsOf = (options) => (areOptions(options) ? options : undefined);

/** The same with those of dictionaries, which come later: to be read while an observer draws. */
export const knownOptions =
  (dictionaries: DictionaryStore): OptionsOf =>
  (options) => {
    const { dictionary } = recordOf(options);
    if (typeof dictionary !== 'string' || dictionary === '') return writtenOptions(options);
    const list = dictionaries.options(`dictionary:${dictionary}`);
    return list.status === 'ready' ? list.options : undefined;
  };
