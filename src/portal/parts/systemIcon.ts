/** Tints that the style sheet knows. */
const TINTS = 6;

/** The tint of a system: always the same for the same id. */
export const tintOf = (id: string): number =>
  Array.from(id).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) % TINTS;
