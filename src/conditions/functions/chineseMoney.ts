import { fixed } from './decimal.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const SECTIONS = ['', '万', '亿', '万亿', '亿亿', '万亿亿'];

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

/** A whole number: sections of four digits from the right, 零 where places between two digits are empty. */
function whole(digits: string): string {
  const sections: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) sections.unshift(digits.slice(Math.max(0, end - 4), end));
  let text = '';
  let gap = false;
  sections.forEach((four, index) => {
    const words = section(four);
    if (words === '') {
      gap = text !== '';
      return;
    }
    text += (text !== '' && (gap || four.startsWith('0')) ? '零' : '') + words;
    text += SECTIONS[sections.length - 1 - index] ?? '';
    gap = false;
  });
  return text;
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
