import { Type } from 'typebox';
import { inUnit } from '../../../schemas/annotation.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../../input/shared/fields.meta.ts';
import { changeEvent, options } from '../../input/shared/props.meta.ts';

export const selectTableMeta = defineMeta({
  type: 'formily/select-table',
  version: 1,
  family: 'formily',
  title: { zhCN: '表格选择', enUS: 'Select table' },
  description: {
    zhCN: 'Formily 的 SelectTable：选项列成表格，勾选若干行，可搜索',
    enUS: "Formily's SelectTable: options as rows of a table, several of which can be ticked",
  },
  keywords: ['SelectTable'],
  icon: 'table',
  imports: {
    formily: [{ component: 'SelectTable', props: {}, unless: { optionAsValue: true } }],
    props: { showSearch: 'searchable' },
  },
  budget: 8,
  props: {
    options,
    searchable: prop.static(Type.Boolean(), { zhCN: '可搜索', enUS: 'Can be searched' }, true),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 120, maximum: 800 })),
      { zhCN: '表格高度上限', enUS: 'Greatest height' },
      240,
    ),
  },
  events: changeEvent,
  field: { ...severalChoices, span: 24, width: 200 },
});
