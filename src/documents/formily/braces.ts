const WHOLE = /^\s*\{\{([\s\S]*)\}\}\s*$/;

/** What stands between the braces of a text that is `{{ … }}` as a whole, as in Formily; undefined where it is none. */
export const insideBraces = (text: string): string | undefined => WHOLE.exec(text)?.[1];

/** Whether a text is an expression as a whole. */
export const isTemplate = (text: string): boolean => WHOLE.test(text);

/** Whether braces open anywhere in it: in places that take no expression it is none of the values that are meant. */
export const holdsBraces = (text: string): boolean => text.includes('{{');
