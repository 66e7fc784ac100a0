import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const serviceMeta = defineMeta({
  type: 'service',
  version: 1,
  family: 'logic',
  title: { zhCN: '数据区域', enUS: 'Service' },
  description: {
    zhCN: '数据到达前、失败或为空时给出提示，到达后内容可用 data 与 total',
    enUS: 'Says that data is on its way, failed or empty; what stands in it sees data and total',
  },
  icon: 'database',
  props: {
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    emptyText: prop.text({ zhCN: '无数据时的文字', enUS: 'Text without data' }),
  },
  container: true,
  slots: { empty: { title: { zhCN: '无数据时的内容', enUS: 'Shown without data' } } },
  provides: {
    data: { type: 'any', title: { zhCN: '数据', enUS: 'The data' } },
    total: { type: 'number', title: { zhCN: '总数', enUS: 'How many there are in all' } },
  },
  budget: 2,
});
