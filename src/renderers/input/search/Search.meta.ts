import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

const LONGEST = 200;

export const searchMeta = defineMeta({
  type: 'search',
  version: 1,
  family: 'input',
  title: { zhCN: '搜索输入', enUS: 'Search input' },
  description: {
    zhCN: '输入文字后按回车或按钮触发搜索事件，值随输入保存',
    enUS: 'Text that starts a search with Enter or the button; the value follows the typing',
  },
  icon: 'search',
  imports: { formily: ['Input.Search'] },
  budget: 3,
  props: {
    placeholder,
    allowClear,
    buttonText: prop.text({ zhCN: '按钮文字', enUS: 'Words of the button' }),
  },
  events: {
    ...changeEvent,
    search: { title: { zhCN: '搜索', enUS: 'Search' }, payload: Type.Object({ keyword: Type.String() }) },
  },
  field: {
    ...textField(LONGEST),
    span: 8,
    width: 160,
  },
});
