import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import {
  actionsProp,
  emptyText,
  imageProp,
  memberProps,
  sourceProp,
  textProps,
  viewMeta,
} from '../shared/view.meta.ts';

/** A small drawing of a building: a picture without a network. */
const BUILDING =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAIAAADOjonJAAAAsElEQVR42q3PMQrCQBSE4TllKg8iOUPAwkLEwkJQwUKwsLAIEoIgIoKEIIJ3mCO4sLAsm/cWhQcfS4rZPwmqmiYwOdMEpg1NYNbSBBYXmsDyShNY3Sjq261I22Nzp0gLaXvsHhS5O6Ny7s/w4E5tj/2TIu2LtD0OHYNyPQ60ULyP4djTiRMhJP6a3w9hmMh/0elFkRwqqkIL+UH9ZgLJ/bzkfc2HAX5M5IsO/k1ozEJfboZzMrGGhsYAAAAASUVORK5CYII=';

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
      oneOf('cover', 'contain'),
      { zhCN: '图片填充方式', enUS: 'How pictures fill their place' },
      'cover',
    ),
    size: prop.static(
      Type.Integer({ minimum: 100, maximum: 480 }),
      { zhCN: '最小宽度（像素）', enUS: 'Least width (px)' },
      200,
    ),
    actions: actionsProp(false),
    emptyText,
  },
  fixtures: [
    {
      title: { zhCN: '实验室', enUS: 'Laboratories' },
      node: {
        type: 'gallery',
        id: 'rooms',
        props: {
          source: 'rooms',
          image: 'photo',
          title: '{{ item.code }}',
          description: { zhCN: '{{ item.seats }} 个座位', enUS: '{{ item.seats }} seats' },
          fields: ['area', 'floor'],
          status: 'state',
          options: [
            { value: 'open', label: { zhCN: '开放', enUS: 'Open' }, tone: 'success' },
            { value: 'closed', label: { zhCN: '维护中', enUS: 'Under repair' }, tone: 'warning' },
          ],
        },
      },
      data: {
        rooms: [
          { id: '1', code: 'A101', seats: 40, area: 96, floor: 1, state: 'open', photo: BUILDING },
          { id: '2', code: 'A202', seats: 60, area: 120, floor: 2, state: 'closed', photo: null },
          { id: '3', code: '303', seats: 24, area: null, floor: 3, state: null, photo: [] },
        ],
      },
    },
    {
      title: { zhCN: '没有记录', enUS: 'No records' },
      node: {
        type: 'gallery',
        id: 'none',
        props: { source: 'none', image: 'photo', title: '{{ item.name }}' },
      },
      data: { none: [] },
    },
  ],
});
