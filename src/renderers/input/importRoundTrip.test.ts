import dayjs from 'dayjs';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { productExamples } from '../../../tests/support/widgetExamples.ts';
import { DEFAULT_ZONE } from '../../conditions/index.ts';
import { fieldImport } from '../../documents/fieldImport.ts';
import { fieldExport, fieldText } from '../../documents/fieldText.ts';
import { optionList } from '../../runtime/stores/DictionaryStore.ts';
import type { Option } from '../../schemas/option.ts';
import type { FieldMeta, TextContext } from '../../schemas/rendererMeta.ts';
import { locales } from '../../schemas/text.ts';
import { metas } from '../metas.ts';

// What a sheet says of a value is the value again, for every input whose text holds all of it.

/** Inputs whose text leaves something out: masked and computed values, markup, files, objects. */
const PARTIAL = new Set([
  ...['user-value', 'id-card', 'password', 'formula'],
  'verification-code',
  ...[
    'rich-text-editor',
    'file-upload',
    'image-upload',
    'sub-form',
    'sub-table',
    'condition-builder',
    'serial-number',
    'matrix',
    'key-value',
    'location',
    'code-editor',
    'markdown-editor',
    'signature',
    'voice-record',
  ],
]);

/** Inputs whose text is a name alone; a sheet says the id as well. */
const NAMED = new Set(['person', 'people', 'record-pick', 'region']);

const day = fc.integer({ min: 0, max: 50_000 }).map((days) => dayjs('1950-01-01').add(days, 'day'));
const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
const two = (number: number): string => String(number).padStart(2, '0');
const time = clock.map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const date = day.map((one) => one.format('YYYY-MM-DD'));
const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
const year = fc.integer({ min: 1950, max: 2200 });

const named = fc.record({
  value: fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/),
  label: fc.stringMatching(/^[^\s、，,；;]([^\n、，,；;]*[^\s、，,；;])?$/),
});

/** Among several a name may hold what stands between them. */
const anyNamed = fc.record({ value: named.map(({ value }) => value), label: words });

/** Values of inputs that hold a text or a list of a form of their own. */
const own: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  time,
  person: named,
  people: fc.array(fc.oneof(named, anyNamed), { minLength: 1, maxLength: 5 }),
  'record-pick': named,
  region: named,
  'time-range': fc.tuple(time, time),
  'date-range': fc.tuple(date, date),
  year: year.map(String),
  month: fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([y, m]) => `${y}-${two(m)}`),
  quarter: fc.tuple(year, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}-Q${q}`),
  week: fc.tuple(year, fc.integer({ min: 1, max: 52 })).map(([y, w]) => `${y}-W${two(w)}`),
  percent: fc.integer({ min: -10_000, max: 10_000 }).map((hundredths) => hundredths / 10_000),
  money: fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  rating: fc.integer({ min: 1, max: 5 }),
  duration: fc.nat(100_000),
  colour: fc.stringMatching(/^#[0-9a-f]{6}$/),
  'icon-pick': fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
  'tag-input': fc.uniqueArray(fc.stringMatching(/^[^\s、，,；;]{1,9}$/), { minLength: 1 }),
};

function values(type: string, { column }: FieldMeta, options: readonly Option[]): fc.Arbitrary<unknown> {
  const known = own[type];
  if (known) return known;
  const codes = options.map(({ value }) => String(value));
  const choice = codes.length > 0 ? fc.constantFrom(...codes) : words;
  switch (column) {
    case 'number':
      return fc.integer({ min: -1e6, max: 1e6 });
    case 'bool':
      return fc.boolean();
    case 'date':
      return date;
    case 'datetime':
      return fc
        .tuple(day, time)
        .map(([one, at]) => dayjs(`${one.format('YYYY-MM-DD')}T${at}Z`).toISOString());
    case 'list':
      return fc.uniqueArray(choice, { minLength: 1 });
    default:
      return choice;
  }
}

/** What people read is not quoted, so that an entry that begins like one that is, is found again in sheets alone. */
const beginsQuoted = (value: unknown): boolean =>
  Array.isArray(value) && value.some((one) => typeof one === 'string' && one.trimStart().startsWith('"'));

const cases = metas.flatMap((meta) =>
  meta.family === 'input' && meta.field && !PARTIAL.has(meta.type) ? [[meta.type, meta.field] as const] : [],
);

describe.each(cases)('the text of %s', (type, field) => {
  it('is its value again', () => {
    const { node } = productExamples(type)[0]!;
    const written = (node.props?.options ?? []) as Option[];
    const options = Array.isArray(written) ? written : [];
    // One decimal and a unit would cut values that no input gives.
    const { precision: _precision, ...props } = node.props ?? {};
    fc.assert(
      fc.property(values(type, field, options), fc.constantFrom(...locales), (value, locale) => {
        fc.pre(Value.Check(field.value, value));
        const context: TextContext = {
          locale,
          zone: DEFAULT_ZONE,
          props,
          ...(field.hasOptions === true ? { options: optionList('ready', options) } : {}),
        };
        const text = fieldText({ meta: field }, value, context);
        if (!NAMED.has(type) && !beginsQuoted(value))
          expect(fieldImport({ meta: field }, text, context)).toEqual({ value });
        const exported = fieldExport({ meta: field }, value, context);
        expect(fieldImport({ meta: field }, String(exported), context)).toEqual({ value });
      }),
      { numRuns: 60 },
    );
  });
});
