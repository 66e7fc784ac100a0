/** What cannot be read, by a code that `readSheet.ts` knows. */
export class UnreadableSheet extends Error {
  /** @param {`SHEET_${'UNREADABLE' | 'IS_PICTURE' | 'IS_PDF' | 'IS_OTHER_DOCUMENT' | 'OLD_FORMAT' | 'TOO_LARGE' | 'EMPTY'}`} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}
