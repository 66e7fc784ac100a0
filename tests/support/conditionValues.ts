import fc from 'fast-check';

/** Values for the tests of conditions: what records hold and what conditions compare with, edges first. */

export const numberTexts = [
  '',
  ' ',
  '0',
  '-0',
  '1',
  '12',
  ' 12\t\r\n',
  '+7',
  '-7.50',
  '.5',
  '5.',
  '.',
  '1e3',
  '1E+3',
  '1e-7',
  '1e1000',
  '1e999',
  '1e-999',
  '2.5e-324',
  '2.4e-324',
  '1.7976931348623157e308',
  '1.7976931348623159e308',
  `1${'0'.repeat(400)}`,
  `1${'0'.repeat(1500)}e-999`,
  `0.${'0'.repeat(3000)}1e999`,
  `${'0'.repeat(3000)}12`,
  `9007199254740992.${'0'.repeat(2600)}`,
  '9007199254740993',
  `9007199254740993.${'0'.repeat(2600)}1`,
  '0.1',
  '0.1000000000000000055511151231257827',
  '12a',
  '0x10',
  '1_000',
  '１２',
  '12\u00a0',
  'NaN',
  'Infinity',
  'true',
];

export const timeTexts = [
  '2024-01-01',
  '2024/01/01',
  '2024-1-1',
  '2024-02-29',
  '2023-02-29',
  '2000-02-29',
  '1900-02-29',
  '2024-04-31',
  '2024-13-01',
  '2024-00-10',
  '1900-01-01',
  '1899-12-31',
  '9999-12-31 23:59:59',
  '10000-01-01',
  '2024-01-01 08:00',
  '2024/01/01 08:00:30',
  '2024-01/01',
  '2024-01-01 24:00',
  '2024-01-01 08:60',
  '2024-01-01T08:00:61',
  '2024-01-01T00:00:00.000Z',
  '2024-01-01T00:00:00.9999Z',
  '2024-01-01T00:00:00,5Z',
  '2024-01-01T00:00Z',
  '2024-01-01T08:00:00+08:00',
  '2024-01-01T08:00:00-0330',
  '2024-01-01T08:00:00+08',
  '2024-01-01T08:00:00+24:00',
  '2024-01-01T08:00:00+08:60',
  ' 2024-01-01',
  '2024-01-01 ',
  '1704067200',
  '0000000001',
  '1704067200000',
  '170406720000',
  // Summer time begins and ends: skipped and doubled local times.
  '1986-05-04 02:30',
  '1986-05-04 00:00',
  '1990-09-16 01:30',
  '1990-09-16 00:30',
  '2024-03-10 02:30',
  '2024-11-03 01:30',
  '2024-03-31 01:30',
  '2024-10-27 01:30',
];

const texts = [
  'a',
  'ab',
  'A',
  'b',
  'a,b',
  ' a , b ,,',
  ',',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '中文',
  '😀',
  '😀a',
  'null',
  'true',
  'false',
  '\u3000a\ufeff',
  '{"a":1}',
  'e\u0301',
  '\u007f\u001f\b',
];

/** Text that may be stored: no U+0000, no surrogate that stands alone. */
const storableText = fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => !text.includes('\u0000'));

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom(...numberTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...timeTexts) },
  { weight: 1, arbitrary: storableText },
);

/** A number as number columns hold it: at most 15 significant digits and 6 decimals. */
const number = fc.oneof(
  fc.constantFrom(
    0,
    1,
    -1,
    12,
    0.1,
    0.000001,
    -0.5,
    123456789.123456,
    1704067200000,
    -2208988800001,
    253402300800000,
  ),
  fc.integer({ min: -20, max: 20 }),
  fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, decimals]) => Number(`${String(digits)}e-${String(decimals)}`)),
);

const day = fc.oneof(
  fc.constantFrom(
    '2024-01-01',
    '2024-02-29',
    '1986-05-04',
    '1900-01-01',
    '9999-12-31',
    '1899-12-31',
    '1990-09-16',
  ),
  fc
    .date({ min: new Date('1890-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

const instant = fc.oneof(
  fc.constantFrom(
    '2024-01-01T00:00:00.000Z',
    '2023-12-31T16:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '1899-12-31T23:59:59.999Z',
    '1900-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
  ),
  fc
    .date({ min: new Date('1890-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 5 });

/** The order in which jsonb keeps the members of an object: shorter names first, in bytes, then byte by byte. */
const byKey = (a: string, b: string): number =>
  Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b));

/** What jsonb holds and gives back unchanged. */
export const jsonValue: fc.Arbitrary<unknown> = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, '', 0, 1),
    text,
    number,
    fc.constantFrom(1e21, 1.5e-7, -1e-7, 123456789012345680000, 5e-7),
    fc.array(tie('json'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'bb', '10', '9', '01', '-1', '中', '"'), tie('json')), {
        maxLength: 4,
      })
      .map((entries) => Object.fromEntries(entries.sort(([a], [b]) => byKey(a, b)))),
  ),
})).json;

const people = fc.oneof(fc.constant<unknown[]>([]), fc.constant<unknown[]>([{ value: 'u1', label: '张' }]));
const user = fc.oneof(
  fc.record(
    { userList: people, deptList: people, privilegeList: people, labelList: people },
    { requiredKeys: [] },
  ),
  fc.constantFrom<unknown>({}, { userList: 'x' }, { userList: null, deptList: [] }),
);

const list = fc.oneof(
  fc.array(fc.constantFrom('a', 'b', 'ab', '1', ''), { maxLength: 3 }),
  fc.array(jsonValue, { maxLength: 3 }),
);

/** A record with a field of every column type. */
export const row = fc.record({
  t: orNull(text),
  t2: orNull(text),
  n: orNull(number),
  b: orNull(fc.boolean()),
  d: orNull(day),
  dt: orNull(instant),
  l: orNull(list),
  u: orNull(user),
  j: orNull(jsonValue),
});

/** What a condition may compare with: literals of every kind, templates of the scope, and columns. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: fc.oneof(day, instant) },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof(text, number, fc.constantFrom<unknown>(null, true)), { maxLength: 3 }),
  },
  { weight: 1, arbitrary: jsonValue },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(undefined, null, '', true, Infinity, 1e300, 1.5, 0.1 + 0.2),
  },
  { weight: 1, arbitrary: fc.constantFrom('a\u0000', '\ud800', ['a', '\udc00'], 'a\u0000,b') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '{{ p }}',
      '{{ who }}',
      '{{ when }}',
      '{{ nothing }}',
      '{{ missing }}',
      'x{{ p }}',
      '{{ missing ?? 12 }}',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '{{ t }}',
      '{{t2}}',
      '{{ n }}',
      '{{ b }}',
      '{{ d }}',
      '{{ dt }}',
      '{{ l }}',
      '{{ u }}',
      '{{ j }}',
    ),
  },
);
