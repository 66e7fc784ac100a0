import { pad } from './calendar.ts';
import type { Gender } from './names.ts';
import type { Random } from './random.ts';

/** Weights and check characters of GB 11643-1999. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/**
 * Makes identity card numbers that pass every check of form and yet are nobody's: no place has a code that begins
 * with 99. None is made twice.
 */
export function createIdCards(random: Random): (birthDate: string, gender: Gender) => string {
  const made = new Set<string>();
  return function make(birthDate, gender): string {
    const place = `99${pad(random.int(1, 20), 2)}${pad(random.int(1, 30), 2)}`;
    const order = random.int(0, 499) * 2 + (gender === 'male' ? 1 : 0);
    const body = place + birthDate.replaceAll('-', '') + pad(order, 3);
    const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
    const number = body + (CHECKS[sum % 11] ?? '');
    if (made.has(number)) return make(birthDate, gender);
    made.add(number);
    return number;
  };
}

/** Mobile prefixes that no operator has, followed by an exchange of four zeros. */
const PREFIXES = ['161', '163', '164', '168', '169'];

/** Makes phone numbers of the right form that cannot ring anywhere; none is made twice in the first 50,000. */
export function createPhones(): () => string {
  let count = 0;
  return () => {
    const prefix = PREFIXES[count % PREFIXES.length] ?? '';
    // 7919 has no common factor with 10,000, so the last four digits look random and do not repeat.
    const tail = (Math.floor(count / PREFIXES.length) * 7919 + 1301) % 10_000;
    count += 1;
    return `${prefix}0000${pad(tail, 4)}`;
  };
}

/** An address in a domain that is reserved for examples. */
export const makeEmail = (account: string, group: 'stu' | 'staff'): string =>
  `${account.toLowerCase()}@${group}.campus.example`;
