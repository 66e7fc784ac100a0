import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { IconSchema } from '../../../schemas/icon.ts';
import {
  actionsProp,
  emptyText,
  imageProp,
  memberProps,
  sourceProp,
  textProps,
  viewMeta,
} from '../shared/view.meta.ts';

export const listMeta = defineMeta({
  ...viewMeta,
  type: 'list',
  version: 1,
  title: { zhCN: '列表', enUS: 'List' },
  description: {
    zhCN: '每条记录一行：头像或图标、标题、说明、字段和状态，适合手机',
    enUS: 'A line for each record: picture or icon, title, description, fields, status; fit for phones',
  },
  icon: 'unordered-list',
  budget: 5,
  props: {
    source: sourceProp,
    ...textProps,
    ...memberProps,
    avatar: prop.static(
      Type.Boolean(),
      { zhCN: '显示头像（没有图片时为姓名缩写）', enUS: 'Shows a portrait, else initials' },
      false,
    ),
    image: imageProp,
    icon: prop.static(IconSchema, { zhCN: '图标', enUS: 'Icon' }),
    actions: actionsProp(true),
    emptyText,
  },
});
