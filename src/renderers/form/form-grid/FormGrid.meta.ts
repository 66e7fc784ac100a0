import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const formGridMeta = defineMeta({
  type: 'form-grid',
  version: 1,
  family: 'form',
  title: { zhCN: '表单栅格', enUS: 'Form grid' },
  description: {
    zhCN: '按列排列字段，隐藏的字段不留空位',
    enUS: 'Places fields in columns; hidden ones leave no gap',
  },
  icon: 'table',
  imports: { formily: ['FormGrid'], props: { maxColumns: 'columns' } },
  budget: 2,
  container: true,
  props: {
    columns: prop.static(Type.Integer({ minimum: 1, maximum: 4 }), { zhCN: '列数', enUS: 'Columns' }, 2),
  },
  fixtures: [
    {
      title: { zhCN: '三列', enUS: 'Three columns' },
      node: {
        type: 'form-grid',
        id: 'grid',
        props: { columns: 3 },
        children: [
          { type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' } },
          { type: 'phone', id: 'phone', name: 'phone', title: { zhCN: '手机号', enUS: 'Mobile' } },
          {
            type: 'date',
            id: 'birthday',
            name: 'birthday',
            title: { zhCN: '出生日期', enUS: 'Date of birth' },
          },
        ],
      },
    },
    {
      title: { zhCN: '字段占满一行', enUS: 'A field across the row' },
      node: {
        type: 'form-grid',
        id: 'grid',
        children: [
          { type: 'input', id: 'room', name: 'room', title: { zhCN: '宿舍', enUS: 'Dormitory' } },
          {
            type: 'textarea',
            id: 'remark',
            name: 'remark',
            title: { zhCN: '备注', enUS: 'Remark' },
            layout: { span: 24 },
          },
        ],
      },
    },
  ],
});
