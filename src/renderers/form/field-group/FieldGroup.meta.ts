import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const fieldGroupMeta = defineMeta({
  type: 'field-group',
  version: 1,
  family: 'form',
  title: { zhCN: '字段组', enUS: 'Field group' },
  description: { zhCN: '带标题的一组字段', enUS: 'Fields under one heading' },
  icon: 'folder',
  budget: 2,
  container: true,
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    description: prop.text({ zhCN: '说明', enUS: 'Description' }),
    columns: prop.static(Type.Integer({ minimum: 1, maximum: 4 }), { zhCN: '列数', enUS: 'Columns' }, 2),
  },
  fixtures: [
    {
      title: { zhCN: '紧急联系人', enUS: 'Emergency contact' },
      node: {
        type: 'field-group',
        id: 'contact',
        props: {
          title: { zhCN: '紧急联系人', enUS: 'Emergency contact' },
          description: { zhCN: '发生意外时首先联系的人', enUS: 'Whom to call first in an emergency' },
        },
        children: [
          { type: 'input', id: 'who', name: 'who', title: { zhCN: '姓名', enUS: 'Name' } },
          { type: 'phone', id: 'mobile', name: 'mobile', title: { zhCN: '手机号', enUS: 'Mobile' } },
        ],
      },
    },
    {
      title: { zhCN: '没有标题', enUS: 'Without a title' },
      node: {
        type: 'field-group',
        id: 'plain',
        children: [{ type: 'number', id: 'age', name: 'age', title: { zhCN: '年龄', enUS: 'Age' } }],
      },
    },
  ],
});
