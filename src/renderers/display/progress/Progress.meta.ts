import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const progressMeta = defineMeta({
  type: 'progress',
  version: 1,
  family: 'display',
  title: { zhCN: '进度', enUS: 'Progress' },
  description: { zhCN: '完成的百分比', enUS: 'How much is done, in percent' },
  icon: 'rise',
  props: {
    percent: prop.bindable(Type.Number(), { zhCN: '百分比', enUS: 'Percent' }, 0),
    status: prop.static(oneOf('normal', 'active', 'success', 'exception'), { zhCN: '状态', enUS: 'State' }),
    label: prop.text({ zhCN: '说明', enUS: 'Label' }),
  },
  budget: 2,
});
