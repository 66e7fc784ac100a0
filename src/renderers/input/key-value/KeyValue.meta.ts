import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { filledOrNot } from '../shared/filterInside.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { checkPairs, importPairs, pairsText } from './pairs.meta.ts';

const PairSchema = Type.Object(
  { key: Type.String({ maxLength: 100 }), value: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);

export const keyValueMeta = defineMeta({
  type: 'key-value',
  version: 1,
  family: 'input',
  title: { zhCN: '键值对', enUS: 'Keys and values' },
  description: {
    zhCN: '若干名称与内容，如附加参数；值为 [{ key, value }]',
    enUS: 'Any number of names with what they mean, such as parameters; the value is [{ key, value }]',
  },
  icon: 'key',
  budget: 4,
  props: {
    keyTitle: prop.text({ zhCN: '名称列标题', enUS: 'Title of the names' }),
    valueTitle: prop.text({ zhCN: '内容列标题', enUS: 'Title of the values' }),
    maxCount: prop.static(
      Type.Integer({ minimum: 1, maximum: 100 }),
      { zhCN: '最多行数', enUS: 'At most' },
      50,
    ),
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'array',
    value: Type.Array(PairSchema, { minItems: 1, maxItems: 100 }),
    check: checkPairs,
    span: 24,
    width: 240,
    toText: pairsText,
    fromImport: importPairs,
    toFilter: filledOrNot,
    fixedFilter: true,
  },
});
