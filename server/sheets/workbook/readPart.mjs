import { SaxesParser } from 'saxes';
import { UnreadableSheet } from './UnreadableSheet.mjs';

/** Pieces of 64 KiB in which no tag, text or value ends: a cell holds 32,767 characters, written with references even. */
const MOST_PIECES_WITHOUT_END = 5;

/**
 * What is told of the markup of a part: elements by their names less the prefix, attributes as they are written.
 * @typedef {object} PartHandlers
 * @property {(name: string, attributes: Readonly<Record<string, string>>) => void} [open]
 * @property {(text: string) => void} [text]
 * @property {(name: string) => void} [close]
 * @property {() => boolean} [isDone] nothing more is wanted
 */

/**
 * Rows of a sheet that hold nothing, before another: a format drawn down a whole column leaves a million of them. Only in
 * sections of data and comments could the same signs be something else.
 */
const EMPTY_ROWS = /(?:<row r="\d+"[^<>]*\/>\s*)+(?=<row r="\d+"[^<>]*\/>)/g;

/** @param {string} name */
const localName = (name) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook as it is unpacked; sections of data are texts, references are resolved. A part that is not
 * there holds nothing.
 * @param {import('./archive.mjs').Archive} archive
 * @param {string} name
 * @param {PartHandlers} handlers
 * @throws {UnreadableSheet} where it is no markup, has definitions, or a construct that no spreadsheet writes
 */
export async function readPart(archive, name, { open, text, close, isDone }) {
  const parser = new SaxesParser({ position: false });
  let piecesWithoutEnd = 0;
  const ended = () => {
    piecesWithoutEnd = 0;
  };
  parser.on('error', () => {
    throw new UnreadableSheet('SHEET_UNREADABLE');
  });
  // Definitions have no business in a workbook.
  parser.on('doctype', () => {
    throw new UnreadableSheet('SHEET_UNREADABLE');
  });
  parser.on('comment', ended);
  parser.on('opentag', (tag) => {
    ended();
    open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    ended();
    close?.(localName(tag.name));
  });
  for (const kind of /** @type {const} */ (['text', 'cdata'])) {
    parser.on(kind, (characters) => {
      ended();
      text?.(characters);
    });
  }
  /** @type {TextDecoder | undefined} */
  let decoder;
  let mayHoldMarkup = false;
  for await (const piece of archive.pieces(name)) {
    decoder ??= new TextDecoder(encodingOf(piece));
    piecesWithoutEnd += 1;
    const markup = decoder.decode(piece, { stream: true });
    mayHoldMarkup ||= markup.includes('<!');
    parser.write(mayHoldMarkup ? markup : markup.replace(EMPTY_ROWS, ''));
    if (piecesWithoutEnd > MOST_PIECES_WITHOUT_END) throw new UnreadableSheet('SHEET_TOO_LARGE');
    if (isDone?.()) return;
  }
  if (decoder !== undefined) parser.write(decoder.decode()).close();
}

/** @param {Buffer} first */
function encodingOf(first) {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  return first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : 'utf-8';
}
