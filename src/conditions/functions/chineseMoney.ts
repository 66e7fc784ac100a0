import { fixed } from './decimal.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];

const digit = (character: string): string => DIGITS.charAt(Number(character));

/** Four digits or fewer, without leading zeros: 1001 → 壹仟零壹. */
function section(digits: string): string {
  let text = '';
  let zero = false;
  Array.from(digits).forEach((character, index) => {
    if (character === '0') {
      zero = text !== '';
      return;
    }
    text += (zero ? '零' : '') + digit(character) + (PLACES[digits.length - 1 - index] ?? '');
    zero = false;
  });
  return text;
}

/** A whole number: 万 divides at four digits, 亿 at eight; 零 where the places behind one of them are empty. */
function whole(digits: string): string {
  const written = digits.replace(/^0+/, '');
  if (written.length <= 4) return section(written);
  const size = written.length > 8 ? 8 : 4;
  const low = written.slice(-size);
  const rest = whole(low);
  const high = whole(written.slice(0, -size)) + (size === 8 ? '亿' : '万');
  return high + (rest !== '' && low.startsWith('0') ? '零' : '') + rest;
}

/**
 * An amount in yuan as financial documents write it, rounded to fen: 1234.5 → 壹仟贰佰叁拾肆元伍角整.
 * 整 closes amounts without fen; 零 stands for missing jiao between yuan and fen.
 */
export function chineseMoney(amount: number): string {
  const text = fixed(amount, 2);
  const negative = text.startsWith('-');
  const [yuan = '0', cents = '00'] = text.replace('-', '').split('.');
  const words = yuan === '0' ? '' : `${whole(yuan)}元`;
  const jiao = cents.charAt(0);
  const fen = cents.charAt(1);
  if (jiao === '0' && fen === '0') return `${negative ? '负' : ''}${words === '' ? '零元' : words}整`;
  const jiaoWords = jiao === '0' ? (words === '' ? '' : '零') : `${digit(jiao)}角`;
  const fenWords = fen === '0' ? '整' : `${digit(fen)}分`;
  return `${negative ? '负' : ''}${words}${jiaoWords}${fenWords}`;
}
