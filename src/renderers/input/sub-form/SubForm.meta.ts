import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { filledOrNot } from '../shared/filterInside.meta.ts';
import { membersText } from '../shared/members.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

export const subFormMeta = defineMeta({
  type: 'sub-form',
  version: 1,
  family: 'input',
  title: { zhCN: '子表单', enUS: 'Sub-form' },
  description: {
    zhCN: '把几个字段存为一个整体；公式用 row 取其中的值',
    enUS: 'Several fields kept as one value; formulas in it read row',
  },
  icon: 'container',
  budget: 3,
  container: true,
  props: {
    columns: prop.static(Type.Integer({ minimum: 1, maximum: 4 }), { zhCN: '列数', enUS: 'Columns' }, 2),
  },
  events: changeEvent,
  provides: { row: { type: 'record', title: { zhCN: '子表单的值', enUS: 'The value of the sub-form' } } },
  field: {
    column: 'json',
    dataType: 'text',
    value: Type.Object({}),
    members: 'one',
    span: 24,
    width: 200,
    toText: membersText,
    fromImport: null,
    toFilter: filledOrNot,
    fixedFilter: true,
  },
});
