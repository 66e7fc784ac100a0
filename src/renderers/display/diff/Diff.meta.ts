import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const SideSchema = Type.Union([
  Type.String({ maxLength: 200_000 }),
  Type.Object({}),
  Type.Array(Type.Unknown()),
]);

export const diffMeta = defineMeta({
  type: 'diff',
  version: 1,
  family: 'display',
  title: { zhCN: '差异对比', enUS: 'Diff' },
  description: {
    zhCN: '逐行比较两段文字或两份数据',
    enUS: 'Compares two texts, or two pieces of data, line by line',
  },
  icon: 'file-text',
  props: {
    before: prop.bindable(SideSchema, { zhCN: '修改前', enUS: 'Before' }, ''),
    after: prop.bindable(SideSchema, { zhCN: '修改后', enUS: 'After' }, ''),
    context: prop.static(
      Type.Integer({ minimum: 0, maximum: 50 }),
      { zhCN: '差异周围显示的行数', enUS: 'Unchanged lines shown around a difference' },
      3,
    ),
  },
  budget: 6,
});
