/** A mobile number of the mainland, or any other with its country's code: whom a code can be sent to. */
const MOBILE = /^(?:1[3-9][0-9]{9}|\+[1-9][0-9]{6,14})$/;

/** The most signs of a number as people type it, with what stands between its digits. */
export const PHONE_LENGTH = 32;

/**
 * A number as it is kept and compared, of one as people type it: full-width digits, blanks, dashes, dots and brackets, and
 * the mainland's own code (`+86`, `0086`), which numbers there go without. Undefined where it is none.
 */
export function plainPhone(typed: string): string | undefined {
  const signs = typed.normalize('NFKC').replace(/[ ().\u2010-\u2015\u2212-]/g, '');
  const phone = signs.replace(/^00/, '+').replace(/^\+86(?=1[3-9])/, '');
  return MOBILE.test(phone) ? phone : undefined;
}
