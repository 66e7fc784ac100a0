/** What cannot be read, by a code that `readSheet.ts` knows. */
export class UnreadableSheet extends Error {
  /**
   * @param {`SHEET_${'UNREADABLE' | 'CELL' | 'IS_PICTURE' | 'IS_PDF' | 'IS_TEXT' | 'IS_OTHER_DOCUMENT' | 'OLD_FORMAT' | 'TOO_LARGE' | 'EMPTY' | 'ENCODING' | 'QUOTES'}`} code
   * @param {number} [row] the one that it is about, as people count them
   * @param {number} [column] of a cell, the first being 0
   */
  constructor(code, row, column) {
    super(code);
    this.code = code;
    this.row = row;
    this.column = column;
  }
}
