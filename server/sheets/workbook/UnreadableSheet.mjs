/**
 * Codes that `readSheet.ts` knows.
 * @typedef {`SHEET_${'UNREADABLE' | 'UNKNOWN' | 'IS_PICTURE' | 'IS_PDF' | 'IS_TEXT' | 'IS_ODS' | 'IS_XLSB' | 'IS_OTHER_DOCUMENT' | 'OLD_FORMAT' | 'ENCRYPTED' | 'TOO_LARGE' | 'TOO_WIDE' | 'EMPTY' | 'ENCODING' | 'QUOTES'}`} SheetFault
 */

/** What cannot be read, by its code. */
export class UnreadableSheet extends Error {
  /**
   * @param {SheetFault} code
   * @param {number} [row] the one that it is about, as people count them
   */
  constructor(code, row) {
    super(code);
    this.code = code;
    this.row = row;
  }
}
