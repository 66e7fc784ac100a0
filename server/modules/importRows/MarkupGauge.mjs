import { UnreadableSheet } from './UnreadableSheet.mjs';

// What the library that reads workbooks costs grows with the square of the longest text, tag or comment, which it looks
// through anew for every piece that it takes. So the markup is looked over before, piece by piece as it is unpacked.

/** Bytes of one text, tag or comment: a spreadsheet holds 32,767 characters in a cell, written with references even. */
const LONGEST_CONSTRUCT = 256 * 1024;
/** Bytes that markup may have beside what its tags account for. */
const SLACK = 4 * 1024 * 1024;
/** Bytes for each tag, of which a cell has four to eight, its text included. */
const BYTES_PER_TAG = 512;

const [LESS, GREATER, QUOTE, APOSTROPHE, BANG, QUESTION, DASH] = Buffer.from(`<>"'!?-`);

/** States: between tags, after `<`, after `<!`, in a tag, in a value; the others end as `ENDS` says. */
const [TEXT, OPENED, DECLARED, TAG, VALUE, COMMENT, INSTRUCTION] = [0, 1, 2, 3, 4, 5, 6];

/** What the two bytes before `>` are where a comment or an instruction ends. */
const ENDS = new Map([
  [COMMENT, '--'],
  [INSTRUCTION, '?'],
]);

/** Looks over one entry of markup, and ends the reading where no sheet that is permitted looks so. */
export class MarkupGauge {
  #state = TEXT;
  #quote = 0;
  /** Bytes of the construct that is under way. */
  #length = 0;
  #size = 0;
  #tags = 0;
  /** The two bytes before, as text. */
  #before = '';

  /**
   * @param {Buffer} piece
   * @throws {UnreadableSheet}
   */
  take(piece) {
    for (const byte of piece) this.#step(byte);
    this.#size += piece.length;
    if (this.#size > SLACK + this.#tags * BYTES_PER_TAG) throw new UnreadableSheet('SHEET_TOO_LARGE');
  }

  /** @param {number} byte */
  #step(byte) {
    this.#length += 1;
    if (this.#length > LONGEST_CONSTRUCT) throw new UnreadableSheet('SHEET_TOO_LARGE');
    const state = this.#state;
    if (state === TEXT) {
      if (byte === LESS) this.#begin(OPENED);
    } else if (state === TAG) {
      if (byte === GREATER) this.#begin(TEXT);
      else if (byte === QUOTE || byte === APOSTROPHE) this.#enterValue(byte);
    } else if (state === VALUE) {
      if (byte === this.#quote) this.#state = TAG;
    } else if (state === OPENED) this.#open(byte);
    else if (state === DECLARED) this.#declare(byte);
    else this.#pass(byte, state);
  }

  /** @param {number} state */
  #begin(state) {
    this.#state = state;
    this.#length = 0;
    if (state === OPENED) this.#tags += 1;
  }

  /** @param {number} quote */
  #enterValue(quote) {
    this.#quote = quote;
    this.#state = VALUE;
  }

  /** @param {number} byte */
  #open(byte) {
    this.#before = '';
    if (byte === BANG) this.#state = DECLARED;
    else if (byte === GREATER) this.#begin(TEXT);
    else this.#state = byte === QUESTION ? INSTRUCTION : TAG;
  }

  /**
   * Definitions have no business in a workbook, and sections of data the library passes over.
   * @param {number} byte
   */
  #declare(byte) {
    if (byte !== DASH) throw new UnreadableSheet('SHEET_UNREADABLE');
    this.#state = COMMENT;
  }

  /**
   * @param {number} byte
   * @param {number} state
   */
  #pass(byte, state) {
    if (byte === GREATER && this.#before.endsWith(ENDS.get(state) ?? '')) this.#begin(TEXT);
    else this.#before = this.#before.slice(-1) + String.fromCharCode(byte);
  }
}
