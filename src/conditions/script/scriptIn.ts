const WHOLE = /^\s*\{\{([\s\S]*)\}\}\s*$/;

/** What stands between the braces of a text that is one expression as a whole, as Formily has it; else undefined. */
export const scriptIn = (text: string): string | undefined => WHOLE.exec(text)?.[1];
