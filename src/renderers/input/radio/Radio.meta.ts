import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneChoice } from '../shared/fields.meta.ts';
import { changeEvent, options } from '../shared/props.meta.ts';

export const radioMeta = defineMeta({
  type: 'radio',
  version: 1,
  family: 'input',
  title: { zhCN: '单选', enUS: 'Radio' },
  description: { zhCN: '选项全部可见，选一个', enUS: 'One of several options, all in sight' },
  keywords: ['单选框', '选项'],
  common: true,
  icon: 'check-circle',
  imports: { formily: ['Radio.Group'] },
  budget: 3,
  props: {
    options,
    optionType: prop.static(oneOf('default', 'button'), { zhCN: '样式', enUS: 'Style' }, 'default'),
  },
  events: changeEvent,
  field: {
    ...oneChoice,
    span: 8,
    width: 100,
  },
});
