/**
 * The pattern of names of people, for JSON Schema: nothing that nobody sees, and nothing that turns the direction of what
 * stands beside it, by which one name could be made to read as another (Unicode Technical Report 36, 2.9). Joiners stay:
 * scripts need them.
 */
export const PLAIN_NAME =
  '^[^\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]*$';

const plainName = new RegExp(PLAIN_NAME, 'u');

/** Whether a name has none of these signs. */
export const isPlainName = (name: string): boolean => plainName.test(name);
