import { expect, test } from 'vitest';
import { readNames, register, typeOf } from './newRenderer.mjs';
import { ROOT } from './paths.mjs';

test('a name gives its type', () => {
  expect(typeOf('SeatMap')).toBe('seat-map');
  expect(typeOf('Map3')).toBe('map3');
  expect(typeOf('QRCode')).toBe('qr-code');
  expect(typeOf('PlanB')).toBe('plan-b');
  expect(typeOf('SeatMAP')).toBe('seat-map');
});

test.each([
  [undefined, undefined, 'Usage'],
  ['display', undefined, 'Usage'],
  ['furniture', 'Chair', 'There is no family "furniture"; one of'],
  ['shared', 'Chair', 'There is no family "shared"'],
  ['display', 'seatMap', 'it begins with a capital letter. Write it as SeatMap'],
  ['display', '3Seats', 'it begins with a capital letter'],
  ['display', 'Seat-Map', '"-" cannot stand in it, only Latin letters and digits can'],
  ['display', '座位', '"座" cannot stand in it'],
  ['display', '../../Evil', '"." cannot stand in it'],
  ['display', `S${'a'.repeat(40)}`, 'it has 41 letters, and 40 are the most'],
  ['display', 'QRCode', 'The widget type "qr-code" is there already'],
  ['display', 'Text', 'The widget type "text" is there already: src/renderers/display/text'],
  // Types are one list for all families.
  ['layout', 'Text', 'The widget type "text" is there already'],
  ['input', 'Constructor', 'No widget may be called "constructor"'],
])('%s %s is refused', (family, Name, message) => {
  expect(() => readNames(ROOT, family, Name)).toThrow(message);
});

test('a further word is refused with the usage', () => {
  expect(() => readNames(ROOT, 'display', 'Seat', 'Map')).toThrow('Usage: npm run new:renderer');
});

test('an acronym is written small where the name begins small', () => {
  expect(readNames(ROOT, 'display', 'IDPhoto')).toMatchObject({ type: 'id-photo', name: 'idPhoto' });
  expect(readNames(ROOT, 'display', 'QR')).toMatchObject({ type: 'qr', name: 'qr' });
});

test('a word of the language is no name for a constant', () => {
  expect(readNames(ROOT, 'display', 'Case')).toEqual({
    family: 'display',
    type: 'case',
    Name: 'Case',
    name: 'caseWidget',
  });
});

const list = `// All other widgets.

export { alertMeta } from './display/alert/Alert.meta.ts';
export { textMeta } from './display/text/Text.meta.ts';
`;

test('a widget is one line of the list, in the order of folders', () => {
  const names = (type, Name) => ({ family: 'display', type, Name, name: type });
  expect(register(list, names('seat', 'Seat'))).toContain(
    "alert/Alert.meta.ts';\nexport { seatMeta } from './display/seat/Seat.meta.ts';\nexport { textMeta }",
  );
  expect(register(list, names('zebra', 'Zebra'))).toBe(
    `${list}export { zebraMeta } from './display/zebra/Zebra.meta.ts';\n`,
  );
});
