import { narrowText } from '../shared/narrowText.meta.ts';

/** A mobile number of China as address books write it: in groups, with or without the country's code. */
const MOBILE = /^(?:\+?86[\s-]*)?(1\d{2})[\s-]*(\d{4})[\s-]*(\d{4})$/;

/** A number as it is kept: a mobile number as its eleven digits, any other as it was written. */
export function phoneText(text: string): string {
  const narrow = narrowText(text);
  const groups = MOBILE.exec(narrow)?.slice(1);
  return groups?.join('') ?? narrow;
}
