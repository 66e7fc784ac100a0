import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { anyOfLabelled } from '../shared/filterInside.meta.ts';
import { importPeople } from '../shared/import.meta.ts';
import { labelledText, LabelledSchema, MOST_LABELLED } from '../shared/labelled.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const peopleMeta = defineMeta({
  type: 'people',
  version: 1,
  family: 'input',
  title: { zhCN: '多个人员', enUS: 'People' },
  description: {
    zhCN: '按姓名或账号搜索并选择多个人员；筛选时找出含其中任一人的记录',
    enUS: 'Finds people by name or account and keeps several of them; a filter finds what holds any of the chosen',
  },
  icon: 'team',
  budget: 4,
  props: {
    placeholder,
    maxCount: prop.static(Type.Integer({ minimum: 1, maximum: MOST_LABELLED }), {
      zhCN: '最多人数',
      enUS: 'Most people',
    }),
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'array',
    value: Type.Array(LabelledSchema, { minItems: 1, maxItems: MOST_LABELLED }),
    check: (value, { maxCount }) =>
      Array.isArray(value) && typeof maxCount === 'number' && value.length > maxCount
        ? { zhCN: `最多选择 ${maxCount} 人`, enUS: `Choose at most ${maxCount} people` }
        : undefined,
    span: 12,
    width: 200,
    refers: 'person',
    toExport: labelledText,
    fromImport: importPeople,
    toFilter: anyOfLabelled,
    fixedFilter: true,
  },
});
