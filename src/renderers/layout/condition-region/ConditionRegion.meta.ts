import { defineMeta } from '../../../schemas/rendererMeta.ts';

const text = (id: string, zhCN: string, enUS: string) => ({
  type: 'text',
  id,
  props: { text: { zhCN, enUS } },
});

export const conditionRegionMeta = defineMeta({
  type: 'condition-region',
  version: 1,
  family: 'layout',
  title: { zhCN: '条件区域', enUS: 'Condition region' },
  description: {
    zhCN: '满足可见条件时显示其中的全部内容',
    enUS: 'Shows all that stands in it while its visible rule holds',
  },
  icon: 'filter',
  props: {},
  container: true,
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '条件成立', enUS: 'The condition holds' },
      node: {
        type: 'condition-region',
        id: 'shown',
        visible: '{{ 1 < 2 }}',
        children: [text('first', '第一段', 'First'), text('second', '第二段', 'Second')],
      },
    },
    {
      title: { zhCN: '条件不成立', enUS: 'The condition does not hold' },
      node: {
        type: 'condition-region',
        id: 'hidden',
        visible: '{{ 1 > 2 }}',
        children: [text('third', '不应出现', 'Must not appear')],
      },
    },
  ],
});
