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
});
