import { Type } from 'typebox';
import { prop } from '../../src/schemas/prop.ts';
import { defineMeta, type FieldMeta, type RendererMeta } from '../../src/schemas/rendererMeta.ts';

// Widgets of no particular look, for tests of what every widget shares: one of each kind that matters.

const title = (text: string) => ({ zhCN: text, enUS: text });
const part = (type: string) => ({ type, version: 1, icon: 'edit', budget: 1, title: title(type) }) as const;
const field = (type: string, meta: FieldMeta) =>
  defineMeta({ ...part(type), family: 'input', props: {}, field: meta });

/** Takes children and slots. */
export const boxMeta = defineMeta({
  ...part('box'),
  family: 'layout',
  container: true,
  slots: { head: { title: title('head') } },
  props: {},
});

/** A text with a prop of every kind. */
export const labelMeta = defineMeta({
  ...part('label'),
  family: 'display',
  props: {
    text: prop.text(title('text')),
    level: prop.bindable(Type.Integer({ minimum: 1, maximum: 5 }), title('level'), 3),
    mark: prop.static(Type.Boolean(), title('mark')),
    line: prop.template(title('line')),
    source: prop.source(title('source')),
    options: prop.options(title('options')),
  },
});

export const textFieldMeta = field('text-field', {
  column: 'text',
  dataType: 'text',
  value: Type.String(),
  toFilter: (value, bindKey) => [{ bindKey, type: 'text', judgeType: 'contain', value }],
});
/** Holds what no draft may keep. */
export const secretFieldMeta = field('secret-field', {
  column: 'text',
  dataType: 'text',
  value: Type.String(),
  secret: true,
});
export const numberFieldMeta = field('number-field', {
  column: 'number',
  dataType: 'number',
  value: Type.Number(),
  align: 'right',
  width: 90,
});
/** Says itself what its prop `most` allows. */
export const wholeFieldMeta = field('whole-field', {
  column: 'number',
  dataType: 'number',
  value: Type.Number(),
  check: (value, { most }) =>
    typeof value === 'number' && typeof most === 'number' && value > most ? title('too much') : undefined,
});
export const listFieldMeta = field('list-field', {
  column: 'list',
  dataType: 'array',
  value: Type.Array(Type.String()),
  hasOptions: true,
});

/** Holds rows that hold fields of their own. */
export const rowsFieldMeta = defineMeta({
  ...part('rows-field'),
  family: 'input',
  container: true,
  props: { totals: prop.totals(title('totals')) },
  provides: { row: { type: 'record', title: title('row') } },
  field: { column: 'json', dataType: 'array', value: Type.Array(Type.Object({})), members: 'many' },
});

export const plainMetas: readonly RendererMeta[] = [
  boxMeta,
  labelMeta,
  textFieldMeta,
  secretFieldMeta,
  numberFieldMeta,
  wholeFieldMeta,
  listFieldMeta,
  rowsFieldMeta,
];
