/** A mobile number of the mainland, or any other with its country's code: whom a code can be sent to. */
export const MOBILE_PATTERN = '^(?:1[3-9][0-9]{9}|\\+[1-9][0-9]{6,14})$';
export const MOBILE = new RegExp(MOBILE_PATTERN);
