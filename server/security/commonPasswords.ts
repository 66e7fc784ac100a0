import { md5Hex } from '../envelope/sign.ts';

// A password arrives as its md5, so what is common is known by its md5 too.

/** Words that lists of leaked passwords begin with, of those with eight characters or more. */
const WORDS = `password passw0rd p@ssw0rd p@ssword password1 password12 password123 passwort administrator
  admin123 admin1234 admin12345 admin888 admin@123 root1234 iloveyou iloveyou1 5201314520 woaini520 woaini521 woaini123
  woaini1314 woaini5201314 5201314a a5201314 52013140 13145200 qwertyuiop qwerty123 qwerty12 qwerty1234 qwer1234
  1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx 1234qwer asdfghjkl asdf1234 zxcvbnm123 qazwsxedc abcd1234 abc12345
  abc123456 a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3d4 1a2b3c4d 123456aa 123456ab 123456abc 12345678a
  123456789a 123456qq qq123456 qq12345678 wang1234 zhang123 123qweasd 123qwe123 qweasdzxc qweqweqwe 123123123 321321321
  112233445566 11223344 12341234 11112222 88888888a woshishui nihao123 sunshine princess football baseball superman
  trustno1 starwars welcome1 welcome123 letmein1 letmein123 changeme changeme1 monkey123 dragon123 master123 michael1
  jennifer whatever computer internet campus123 student123 teacher123 university atrium-demo`.split(/\s+/);

const RUNS = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnop', 'qwertyuiop', 'asdfghjkl'];
const SHORTEST = 8;
const LONGEST = 16;

/** One sign over and over, and runs of digits and letters. */
function* patterns(): Iterable<string> {
  for (const sign of '0123456789abcdefghijklmnopqrstuvwxyz') {
    for (let length = SHORTEST; length <= LONGEST; length += 1) yield sign.repeat(length);
  }
  for (const run of RUNS) {
    for (let from = 0; from < run.length; from += 1) {
      for (let length = SHORTEST; from + length <= run.length; length += 1)
        yield run.slice(from, from + length);
    }
  }
}

/** Days of birth, as most people write them. */
function* birthdays(): Iterable<string> {
  const two = (part: number): string => String(part).padStart(2, '0');
  for (let year = 1950; year <= 2020; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= 31; day += 1) yield `${String(year)}${two(month)}${two(day)}`;
    }
  }
}

let known: ReadonlySet<string> | undefined;

/**
 * Whether a password is among those that are guessed first: often leaked ones, one sign repeated, runs of the keyboard,
 * days of birth, and what is the person's own (NIST SP 800-63B, section 5.1.1.2).
 * @param arrived md5 hex of what was typed
 * @param own names and numbers of the person
 */
export function isCommonPassword(arrived: string, own: readonly string[] = []): boolean {
  known ??= new Set([...WORDS, ...patterns(), ...birthdays()].map(md5Hex));
  return (
    known.has(arrived) ||
    own.some((text) => md5Hex(text) === arrived || md5Hex(text.toLowerCase()) === arrived)
  );
}
