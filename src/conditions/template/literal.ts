/** A text as a template that yields it: what a person typed, or what was evaluated already, is no template. */
export const literal = (text: string): string => text.replaceAll('{{', "{{'{{'}}");
