import { UnreadableSheet } from './UnreadableSheet.mjs';
import { Archive } from './archive.mjs';
import { countRows } from './countRows.mjs';
import { readFormats } from './formats.mjs';
import { holdsData } from './holdsData.mjs';
import { readPart } from './readPart.mjs';
import { readSharedTexts } from './readTexts.mjs';
import { readWorksheet } from './worksheet.mjs';

/**
 * A relationship of a part: what it leads to, and as what (the end of its type, which the two editions of the standard
 * have in common).
 * @typedef {{ id: string, kind: string, target: string }} Relationship
 */

/** A worksheet. @typedef {{ name: string, hidden: boolean, part: string }} Worksheet */

/**
 * What a workbook gives: one of its sheets, and the names of those that hold something.
 * @typedef {object} WorkbookRows
 * @property {import('./worksheet.mjs').SheetRow[]} rows
 * @property {string} sheet
 * @property {{ name: string, hidden: boolean, rows?: number }[]} sheets with how many rows they hold, where that was asked
 */

/** @param {string} part @param {string} target as a relationship of the part writes it */
function resolved(part, target) {
  const path = target.replaceAll('\\', '/');
  if (path.startsWith('/')) return path.slice(1);
  /** @type {string[]} */
  const steps = part.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** @param {string} part */
const relationshipsOf = (part) => part.replace(/([^/]*)$/, '_rels/$1.rels');

/**
 * The relationships of a part that lead to parts; what lies outside the file is never followed.
 * @param {Archive} archive
 * @param {string} part
 * @returns {Promise<Relationship[]>}
 */
async function readRelationships(archive, part) {
  /** @type {Relationship[]} */
  const found = [];
  await readPart(archive, relationshipsOf(part), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' }) => {
      if (name !== 'Relationship' || mode.toLowerCase() === 'external') return;
      found.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), target: resolved(part, target) });
    },
  });
  return found;
}

/**
 * A part that leads to sheets, whatever it is called.
 * @param {Archive} archive
 * @returns {Promise<string | undefined>}
 */
async function findRelatedToSheets(archive) {
  for (const name of archive.names()) {
    const [, folder = '', file = ''] = /^(.*\/|)_rels\/([^/]+)\.rels$/.exec(name) ?? [];
    if (file === '' || !archive.has(folder + file)) continue;
    const related = await readRelationships(archive, folder + file);
    if (related.some(({ kind }) => kind === 'worksheet')) return folder + file;
  }
  return undefined;
}

/**
 * The part that is the workbook: as the file says, as writers call it, or the one that leads to sheets.
 * @param {Archive} archive
 * @returns {Promise<string>}
 * @throws {UnreadableSheet} where the archive is something else
 */
async function findWorkbook(archive) {
  const names = archive.names();
  if (names.includes('xl/workbook.bin')) throw new UnreadableSheet('SHEET_IS_XLSB');
  if (names.includes('mimetype') && names.includes('content.xml')) throw new UnreadableSheet('SHEET_IS_ODS');
  const said = (await readRelationships(archive, '')).find(({ kind }) => kind === 'officeDocument')?.target;
  const named = [said, 'xl/workbook.xml'].find((name) => name !== undefined && archive.has(name));
  const part = named ?? (await findRelatedToSheets(archive));
  const isOther = part === undefined || /^(?:word|ppt)\//i.test(part);
  if (isOther) throw new UnreadableSheet('SHEET_IS_OTHER_DOCUMENT');
  return part;
}

/**
 * @param {Archive} archive
 * @param {string} workbook
 * @param {Relationship[]} relationships
 * @returns {Promise<{ sheets: Worksheet[], date1904: boolean }>}
 */
async function readSheets(archive, workbook, relationships) {
  const parts = new Map(relationships.map((one) => [one.id, one]));
  /** @type {Worksheet[]} */
  const sheets = [];
  let date1904 = false;
  await readPart(archive, workbook, {
    open: (name, attributes) => {
      const { name: title = '', state = 'visible', date1904: is1904 } = attributes;
      if (name === 'workbookPr') date1904 = is1904 === '1' || is1904 === 'true';
      if (name !== 'sheet') return;
      const id = Object.keys(attributes).find((key) => /(?:^|:)id$/.test(key)) ?? '';
      const related = parts.get(attributes[id] ?? '');
      // Sheets of nothing but a chart, and those of macros, hold no table.
      if (related?.kind !== 'worksheet' || !archive.has(related.target)) return;
      sheets.push({ name: title, hidden: state !== 'visible', part: related.target });
    },
  });
  return { sheets, date1904 };
}

/**
 * The sheets that hold something, the visible ones first.
 * @param {Archive} archive
 * @param {readonly Worksheet[]} sheets
 */
async function filledSheets(archive, sheets) {
  const filled = [];
  for (const sheet of sheets.toSorted((a, b) => Number(a.hidden) - Number(b.hidden))) {
    if (await holdsData(archive, sheet.part)) filled.push(sheet);
  }
  return filled;
}

/**
 * Reads one sheet of a workbook (ECMA-376): the one that is wanted, else the first visible one that holds something.
 * @param {Buffer} content
 * @param {import('./worksheet.mjs').SheetLimits & { wanted: string | undefined, survey: boolean }} how `survey`: whether
 *   it is counted what each sheet holds
 * @returns {Promise<WorkbookRows>}
 * @throws {UnreadableSheet}
 */
export async function readWorkbook(content, { wanted, survey, ...limits }) {
  const archive = new Archive(content);
  const workbook = await findWorkbook(archive);
  const relationships = await readRelationships(archive, workbook);
  const { sheets, date1904 } = await readSheets(archive, workbook, relationships);
  if (sheets.length === 0) throw new UnreadableSheet('SHEET_UNREADABLE');
  const filled = await filledSheets(archive, sheets);
  const sheet = wanted === undefined ? filled[0] : sheets.find(({ name }) => name === wanted);
  if (sheet === undefined) throw new UnreadableSheet(wanted === undefined ? 'SHEET_EMPTY' : 'SHEET_UNKNOWN');
  const partOf = (/** @type {string} */ kind) => relationships.find((one) => one.kind === kind)?.target ?? '';
  const work = {
    texts: await readSharedTexts(archive, partOf('sharedStrings')),
    formats: await readFormats(archive, partOf('styles')),
    date1904,
  };
  const rows = await readWorksheet(archive, sheet.part, work, limits);
  const counts = survey
    ? await countRows(
        archive,
        filled.map(({ part }) => part),
      )
    : [];
  return {
    rows,
    sheet: sheet.name,
    sheets: filled.map(({ name, hidden }, at) => {
      const count = counts[at];
      return { name, hidden, ...(count !== undefined && { rows: count }) };
    }),
  };
}
