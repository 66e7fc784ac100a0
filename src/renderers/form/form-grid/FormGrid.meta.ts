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
  imports: {
    formily: ['FormGrid'],
    props: { maxColumns: 'columns' },
    parts: { 'FormGrid.GridColumn': undefined },
  },
  budget: 2,
  container: true,
  props: {
    columns: prop.static(Type.Integer({ minimum: 1, maximum: 4 }), { zhCN: '列数', enUS: 'Columns' }, 2),
  },
});
