import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../shared/fields.meta.ts';
import { changeEvent, options } from '../shared/props.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const listPickMeta = defineMeta({
  type: 'list-pick',
  version: 1,
  family: 'input',
  title: { zhCN: '列表选择', enUS: 'List to choose from' },
  description: {
    zhCN: '选项列成可滚动、可搜索的列表，勾选若干个',
    enUS: 'Options in a list that scrolls and can be searched; several can be ticked',
  },
  icon: 'unordered-list',
  budget: 4,
  props: {
    options,
    searchable: prop.static(Type.Boolean(), { zhCN: '可搜索', enUS: 'Can be searched' }, true),
    maxHeight: prop.static(
      inUnit('px', Type.Integer({ minimum: 120, maximum: 800 })),
      { zhCN: '列表高度上限', enUS: 'Greatest height' },
      240,
    ),
  },
  events: changeEvent,
  field: {
    ...severalChoices,
    span: 12,
    width: 200,
  },
});
