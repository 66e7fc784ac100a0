import { defineMeta } from '../../../schemas/rendererMeta.ts';

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
});
