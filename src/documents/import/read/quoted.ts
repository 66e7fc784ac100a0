/** A text as our expressions write it; undefined for one with signs that would end it, or begin a template. */
export const quoted = (text: string): string | undefined => (/['"\\{}]/.test(text) ? undefined : `'${text}'`);
