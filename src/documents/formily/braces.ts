import { scriptIn } from '../../conditions/script/index.ts';

/** Whether a text is an expression as a whole. */
export const isTemplate = (text: string): boolean => scriptIn(text) !== undefined;

/** Whether braces open anywhere in it: in places that take no expression it is none of the values that are meant. */
export const holdsBraces = (text: string): boolean => text.includes('{{');
