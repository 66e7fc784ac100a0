import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('a table is written with quotes, line ends and a byte order mark', () => {
  const written = writeCsv({
    header: ['名', 'n'],
    rows: [
      ['a "b"', -1.5],
      [null, null],
      ['', 0],
      ['c,\nd', true],
    ],
  });
  expect(text(written)).toBe('\ufeff"名","n"\r\n"a ""b""",-1.5\r\n,\r\n"",0\r\n"c,\nd",TRUE\r\n');
});

test.each(['=1', '+1', '-1', '@a', '\t', '\r', '\n', '＝1', '＋1', '－1', '＠1', ' =1', '\u3000=1'])(
  'the text %j begins with an apostrophe',
  (cell) => {
    expect(text(writeCsv({ header: [], rows: [[cell]] }))).toContain(`"'${cell}"`);
    expect(text(writeCsv({ header: [cell], rows: [] }))).toContain(`"'${cell}"`);
  },
);

test.each(['a=1', '1+1', 'a@b', '一＝二', "'x", ' x'])('the text %j does not', (cell) => {
  expect(text(writeCsv({ header: [], rows: [[cell]] }))).toContain(`"${cell}"`);
});
