import { expect, test } from 'vitest';
import { metas as declared } from '../../renderers/metas.ts';
import type { FormDocument, MgrListDocument, SystemDocument } from '../../schemas/documents/index.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { generateFrom } from './generateFrom.ts';
import { likelyHandled } from './listedFields.ts';

const metas = createMetaIndex(declared);
const repairs: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'repair',
  name: '报修',
  titleField: 'place',
  fields: [
    { type: 'textarea', id: 'what', name: 'what', title: '故障描述' },
    { type: 'date', id: 'seenOn', name: 'seenOn', title: '发现日期' },
    { type: 'input', id: 'place', name: 'place', title: '地点' },
    {
      type: 'select',
      id: 'state',
      name: 'state',
      title: '处理状态',
      props: {
        options: [
          { value: 'a', label: '待处理' },
          { value: 'b', label: '维修中' },
          { value: 'c', label: '已完成' },
        ],
      },
    },
    { type: 'input', id: 'leak', name: 'leak', title: '漏水位置', visible: "{{ form.state == 'b' }}" },
    { type: 'image-upload', id: 'photos', name: 'photos', title: '照片' },
    { type: 'textarea', id: 'reply', name: 'reply', title: '处理意见' },
    { type: 'textarea', id: 'remark', name: 'remark', title: '备注' },
  ],
  grants: [{ roles: ['administrator'], actions: ['list', 'detail'], read: '*' }],
};

test('columns lead with what names a record and how far it is; who files and who handles write their own fields', () => {
  const handled = likelyHandled(repairs, metas);
  expect(handled).toEqual(['state', 'reply', 'remark']);
  const [form, , list, system] = generateFrom(
    repairs,
    {
      list: { id: 'repair-list', name: '报修列表' },
      handling: { id: 'repair-handling', name: '办理报修' },
      menu: { newSystem: { id: 'repairs', name: '报修' }, title: '报修', icon: 'tool' },
      files: ['student'],
      handles: ['administrator', 'counsellor'],
      handled,
    },
    metas,
  ) as [FormDocument, unknown, MgrListDocument, SystemDocument];
  expect(list.columns.filter(({ hidden }) => hidden !== true).map(({ field }) => field)).toEqual([
    'place',
    'state',
    'seenOn',
    'what',
    'photos',
    'createdAt',
  ]);
  expect(list.columns.filter(({ hidden }) => hidden).map(({ field }) => field)).toEqual([
    'leak',
    'reply',
    'remark',
  ]);
  // The page of a list says itself whether nothing was filed yet or nothing fits.
  expect(list.emptyText).toBeUndefined();
  expect(list.search?.fields).toEqual(['place', 'leak', 'what']);
  expect(list.filters?.map(({ field }) => field)).toEqual(['state', 'seenOn']);
  expect(form.fields[3]?.props?.options).toMatchObject([
    { tone: 'warning' },
    { tone: 'processing' },
    { tone: 'success' },
  ]);
  // Rights that somebody gave stay as they are.
  expect(form.grants).toMatchObject([
    { roles: ['administrator'], actions: ['list', 'detail'] },
    { id: 'grant-1', roles: ['counsellor'], write: ['state', 'reply', 'remark'] },
    { id: 'grant-2', roles: ['student'], write: ['what', 'seenOn', 'place', 'leak', 'photos'] },
  ]);
  expect(system.menus[0]?.grants).toMatchObject([
    { role: 'administrator', actions: ['list', 'detail'] },
    { role: 'counsellor', actions: ['list', 'detail', 'count', 'aggregate', 'update', 'exportRows'] },
    { role: 'student', actions: ['list', 'detail', 'count', 'add'] },
  ]);
});
