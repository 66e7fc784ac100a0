import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';
import {
  actionsProp,
  emptyText,
  imageProp,
  memberProps,
  sourceProp,
  textProps,
  viewMeta,
} from '../shared/view.meta.ts';
import { withChoiceTitles } from '../../../schemas/annotation.ts';

export const galleryMeta = defineMeta({
  ...viewMeta,
  type: 'gallery',
  version: 1,
  title: { zhCN: '图库', enUS: 'Gallery' },
  description: {
    zhCN: '以图片网格显示记录，没有图片时显示姓名缩写',
    enUS: 'Records as a grid of pictures; initials stand where there is none',
  },
  icon: 'picture',
  budget: 5,
  props: {
    source: sourceProp,
    image: imageProp,
    title: textProps.title,
    description: textProps.description,
    ...memberProps,
    ratio: prop.static(
      oneOf('1:1', '4:3', '3:4', '16:9'),
      { zhCN: '图片比例', enUS: 'Shape of the pictures' },
      '4:3',
    ),
    fit: prop.static(
      withChoiceTitles(oneOf('cover', 'contain'), { contain: { zhCN: '完整显示', enUS: 'Contain' } }),
      { zhCN: '图片填充方式', enUS: 'How pictures fill their place' },
      'cover',
    ),
    size: prop.static(
      inUnit('px', Type.Integer({ minimum: 100, maximum: 480 })),
      { zhCN: '最小宽度', enUS: 'Least width' },
      200,
    ),
    actions: actionsProp(false),
    emptyText,
  },
});
