import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { type Option, OptionSchema } from '../../schemas/option.ts';

const OptionArray = Type.Array(OptionSchema);

/** Whether a prop holds options that are written out, rather than where they come from. */
export const areOptions = (value: unknown): value is readonly Option[] => Check(OptionArray, value);
