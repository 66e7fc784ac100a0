/**
 * The symbols of Code 128 (ISO/IEC 15417) by their value, as widths of bar, gap, bar, gap, bar, gap in modules; each is
 * 11 wide. The last is the stop, with its closing bar.
 */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const START_B = 104;
const START_C = 105;
const STOP = 106;

/** Values of a text in code set B (one character each) or C (two digits each). */
function valuesOf(text: string): number[] {
  const pairs = /^(\d\d)+$/.test(text);
  if (pairs) return [START_C, ...(text.match(/\d\d/g) ?? []).map(Number)];
  return [START_B, ...Array.from(text, (character) => character.charCodeAt(0) - 32)];
}

/** The symbols of a text: start, text, check, stop. Exported for the test. */
export function symbolsOf(text: string): number[] {
  const values = valuesOf(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  return [...values, check, STOP];
}

/**
 * The widths of bars and gaps in turn, the first a bar. Only printable ASCII has symbols.
 * @returns undefined for a text that cannot be written so
 */
export function code128(text: string): number[] | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  return symbolsOf(text).flatMap((symbol) => Array.from(SYMBOLS[symbol] ?? '', Number));
}
