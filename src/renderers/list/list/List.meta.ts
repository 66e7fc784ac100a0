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
  fixtures: [
    {
      title: { zhCN: '请假记录', enUS: 'Leave requests' },
      node: {
        type: 'list',
        id: 'leaves',
        props: {
          source: 'leaves',
          icon: 'calendar',
          title: '{{ item.no }}',
          description: { zhCN: '{{ item.days }} 天', enUS: '{{ item.days }} days' },
          extra: '{{ item.startOn }}',
          fields: ['room', 'startOn'],
          status: 'status',
          options: [
            { value: 'pending', label: { zhCN: '待审批', enUS: 'Pending' }, tone: 'processing' },
            { value: 'approved', label: { zhCN: '已批准', enUS: 'Approved' }, tone: 'success' },
          ],
        },
      },
      data: {
        leaves: [
          { id: '1', no: '2023010101', status: 'pending', days: 3, startOn: '2025-03-03', room: '101' },
          { id: '2', no: '2023010102', status: 'approved', days: 1, startOn: '2025-03-05', room: null },
          { id: '3', no: '', status: null, days: 2, startOn: '2025-03-06', room: null },
        ],
      },
    },
    {
      title: { zhCN: '带头像', enUS: 'With portraits' },
      node: {
        type: 'list',
        id: 'rooms',
        props: { source: 'rooms', avatar: true, image: 'photo', title: '{{ item.code }}' },
      },
      data: { rooms: [{ id: '1', code: 'A101', photo: null }] },
    },
    {
      title: { zhCN: '没有记录', enUS: 'No records' },
      node: { type: 'list', id: 'none', props: { source: 'none', title: '{{ item.name }}' } },
      data: { none: [] },
    },
  ],
});
