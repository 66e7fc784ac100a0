import { prop } from '../../../schemas/prop.ts';
import { oneOf } from '../../../schemas/named.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { withinRegions } from '../shared/filterInside.meta.ts';
import { importLabelled } from '../shared/import.meta.ts';
import { labelledText, LabelledSchema } from '../shared/labelled.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

export const regionMeta = defineMeta({
  type: 'region',
  version: 1,
  family: 'input',
  title: { zhCN: '省市区', enUS: 'Region' },
  description: {
    zhCN: '省、市、区县，按 GB/T 2260 行政区划代码；值为 { value: 代码, label: 名称 }；按省、市筛选时包含其下各区县',
    enUS: 'Province, city and county of China by the codes of GB/T 2260; its value is { value, label }; a filter by a province or a city finds all within it',
  },
  icon: 'environment',
  budget: 100,
  props: {
    level: prop.static(oneOf('province', 'city', 'county'), { zhCN: '选到', enUS: 'Down to' }, 'county'),
    placeholder,
    allowClear,
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'text',
    value: LabelledSchema,
    span: 8,
    width: 200,
    refers: 'region',
    toExport: labelledText,
    fromImport: importLabelled('西湖区(330106)'),
    toFilter: withinRegions,
    fixedFilter: true,
    parts: [{ path: '.label', dataType: 'text' }],
  },
});
