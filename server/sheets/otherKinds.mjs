import { UnreadableSheet } from './workbook/UnreadableSheet.mjs';

/** Of workbooks. Many systems write a page of HTML, or text, under such a name; it is no CSV either. */
const WORKBOOK_NAME = /\.(?:xls[xmb]?|et)$/i;

/** The container of old Office files, and of encrypted new ones. */
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
/** What the container of an encrypted workbook calls its content. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * What files begin with that are often taken for sheets.
 * @type {readonly [import('./workbook/UnreadableSheet.mjs').SheetFault, readonly number[]][]}
 */
const OTHER_KINDS = [
  ['SHEET_IS_PICTURE', [0x89, 0x50, 0x4e, 0x47]],
  ['SHEET_IS_PICTURE', [0xff, 0xd8, 0xff]],
  ['SHEET_IS_PICTURE', [0x47, 0x49, 0x46, 0x38]],
  ['SHEET_IS_PDF', [0x25, 0x50, 0x44, 0x46]],
  // Workbooks from before there were containers.
  ['SHEET_OLD_FORMAT', [0x09, 0x08]],
  ['SHEET_OLD_FORMAT', [0x09, 0x04]],
  ['SHEET_OLD_FORMAT', [0x09, 0x02]],
];

/**
 * @param {Buffer} content that is no archive
 * @param {string} name of the file
 * @throws {UnreadableSheet} where it is no CSV either
 */
export function refuseOtherKinds(content, name) {
  const beginsWith = (/** @type {readonly number[]} */ magic) =>
    content.subarray(0, magic.length).equals(Buffer.from(magic));
  if (beginsWith(OLD_CONTAINER)) {
    throw new UnreadableSheet(content.includes(ENCRYPTED) ? 'SHEET_ENCRYPTED' : 'SHEET_OLD_FORMAT');
  }
  const kind = OTHER_KINDS.find(([, magic]) => beginsWith(magic))?.[0];
  if (kind !== undefined) throw new UnreadableSheet(kind);
  if (content.length > 0 && WORKBOOK_NAME.test(name)) throw new UnreadableSheet('SHEET_IS_TEXT');
}
