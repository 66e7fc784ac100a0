import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const ERROR_TYPE = / t=(["'])e\1/g;

/**
 * A workbook whose error cells (`#N/A`, `#REF!`: ECMA-376 part 1, 18.18.11) are texts: the library that reads it takes
 * them for empty ones, and what a broken formula says would be dropped without a word. The same bytes where there are
 * none.
 * @param {Uint8Array} bytes an archive that was checked
 */
export function withErrorTexts(bytes) {
  const sheets = unzipSync(bytes, { filter: ({ name }) => SHEET.test(name) });
  const mended = Object.entries(sheets).flatMap(([name, content]) => {
    const xml = strFromU8(content, true);
    const texts = xml.replace(ERROR_TYPE, ' t="str"');
    return texts === xml ? [] : [[name, strToU8(texts, true)]];
  });
  if (mended.length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(mended) }, { level: 0 });
}
