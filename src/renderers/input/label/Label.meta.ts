import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const labelMeta = defineMeta({
  type: 'label',
  version: 1,
  family: 'input',
  title: { zhCN: '用户标签', enUS: 'Labels of people' },
  description: {
    zhCN: '选择若干用户标签，值为标签编号；选项缺省为全部用户标签',
    enUS: 'Several labels that people bear; the value is their ids. Without options: all labels',
  },
  icon: 'tag',
  budget: 3,
  props: { options: prop.options(options.title, { selector: 'label' }), placeholder, allowClear },
  events: changeEvent,
  field: {
    ...severalChoices,
    span: 12,
    width: 180,
  },
});
