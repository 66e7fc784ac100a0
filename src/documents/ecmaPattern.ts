/** The blanks of ECMA-262 as members of a class: white space and ends of lines, those of Unicode among them. */
const BLANKS = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** Everything else. */
const OTHERS =
  '\\x00-\\x08\\x0e-\\x1f!-\\u009f\\u00a1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\u{10ffff}';
const NOT_AN_END = '[^\\n\\r\\u2028\\u2029]';

/**
 * A pattern with `\s`, `\S` and `.` written out as ECMA-262 means them: for re2 a blank is one of ASCII, and nothing but
 * `\n` ends a line.
 */
export function asInEcma(source: string): string {
  let written = '';
  let inClass = false;
  for (let index = 0; index < source.length; index += 1) {
    const sign = source.charAt(index);
    if (sign === '\\') {
      const pair = source.slice(index, index + 2);
      index += 1;
      if (pair === '\\s') written += inClass ? BLANKS : `[${BLANKS}]`;
      else if (pair === '\\S') written += inClass ? OTHERS : `[^${BLANKS}]`;
      else written += pair;
      continue;
    }
    if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    written += sign === '.' && !inClass ? NOT_AN_END : sign;
  }
  return written;
}
