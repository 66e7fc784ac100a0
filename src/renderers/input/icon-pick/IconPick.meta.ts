import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

const NAME = '^[a-z][a-z0-9-]{0,49}$';

export const iconPickMeta = defineMeta({
  type: 'icon-pick',
  version: 1,
  family: 'input',
  title: { zhCN: '图标选择', enUS: 'Icon' },
  description: { zhCN: '从图标集中选一个图标，值为图标名称', enUS: 'One icon of the icon set, by its name' },
  icon: 'smile',
  budget: 3,
  props: { placeholder, allowClear },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ pattern: NAME }),
    span: 8,
    width: 120,
    toFilter: textContains,
  },
});
