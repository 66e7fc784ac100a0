/** Limits of a document, checked before it is stored (architecture, "The schema language"). */
export const DOCUMENT_BYTES = 1024 * 1024;
export const DOCUMENT_NODES = 5000;
export const DOCUMENT_DEPTH = 40;
/** Fields of one form, which are all drawn at once. */
export const FORM_FIELDS = 500;
/** Members of one object: saying what is wrong with each costs far more than reading them. */
export const DOCUMENT_MEMBERS = 10_000;
export const PATTERN_LENGTH = 200;
/** Longest text that a configured pattern is run over. */
export const PATTERN_SUBJECT = 10_000;
