import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

export const urlMeta = defineMeta({
  type: 'url',
  version: 1,
  family: 'input',
  title: { zhCN: '网址', enUS: 'Web address' },
  description: {
    zhCN: '网址，只读时可点击打开。格式由校验规则检查',
    enUS: 'A web address, a link when read-only. Rules check its format',
  },
  icon: 'link',
  imports: {
    jsonSchema: [
      { type: 'string', format: 'uri' },
      { type: 'string', format: 'url' },
    ],
  },
  budget: 2,
  props: { placeholder, allowClear },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: 2000 }),
    span: 12,
    width: 220,
    toFilter: textContains,
  },
  fixtures: [
    {
      title: { zhCN: '网址', enUS: 'Address' },
      node: {
        type: 'url',
        id: 'homepage',
        name: 'homepage',
        title: { zhCN: '个人主页', enUS: 'Home page' },
        default: 'https://example.edu.cn/people/zhou',
        rules: [{ rule: 'url' }],
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'url',
        id: 'syllabus',
        name: 'syllabus',
        title: { zhCN: '课程大纲', enUS: 'Syllabus' },
        props: { placeholder: { zhCN: 'https://', enUS: 'https://' } },
      },
    },
  ],
});
