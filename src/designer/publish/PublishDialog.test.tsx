import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import type { Unpublished } from '../../documents/uses/told.ts';
import { metas } from '../../renderers/metas.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { Problems } from '../core/Problems.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { Review } from './publishCalls.ts';

const published: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'repairs',
  name: '报修',
  fields: [
    { type: 'input', id: 'place', name: 'place', title: '地点' },
    { type: 'number', id: 'count', name: 'count', title: '数量' },
  ],
  grants: [],
};
const working: FormDocument = {
  ...published,
  fields: [
    { type: 'input', id: 'place', name: 'place', title: '楼栋' },
    { type: 'input', id: 'phone', name: 'phone', title: '电话' },
  ],
};
const nothing: Review = { findings: [], plans: [], broken: [], tests: [], others: [] };
const drop = { op: 'drop', part: 'count', field: 'count', sample: [] } as const;
const plan = (rows: number, hash: string) => ({
  ...({ kind: 'form', id: 'repairs', hash } as const),
  plan: [{ ...drop, rows }],
});
const list: Unpublished = {
  ...{ kind: 'mgrList', id: 'repair-list', name: '报修单', revision: 3, version: 1, by: '王老师' },
  why: 'broken',
};

type Param = Record<string, unknown>;

function open(review: (items: readonly Param[]) => Review, publish: (param: Param) => object) {
  const sent: [call: string, param: Param][] = [];
  const note = (call: string, param: Param): object => {
    sent.push([call, param]);
    return publish(param);
  };
  const { root, ui } = createTestRoot({
    '/resource/get.do': ({ version }) => ({
      result: { version: 2, revision: 5, schema: version === 'draft' ? working : published },
    }),
    '/resource/review.do': ({ items }) => ({ result: review(items as Param[]) }),
    '/resource/publish.do': (param) => note('publish', param),
    '/resource/publishAll.do': (param) => note('publishAll', param),
  });
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 5, document: working }, language, () => 0);
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 6 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const close = vi.fn();
  const drawn = renderPortal(root, <PublishDialog session={{ model, autosave, problems }} close={close} />);
  return { sent, ui, close, drawn };
}

const button = () => screen.getByRole('button', { name: /发\s?布$/ });
const isReady = () => waitFor(() => expect(button()).toHaveProperty('disabled', false));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('what has changed is said in words, and it is published once', async () => {
  const { sent, ui, close, drawn } = open(
    () => nothing,
    () => ({ result: { version: 3 } }),
  );
  await isReady();
  const changes = within(screen.getByRole('region', { name: '修改' }));
  await changes.findByText('修改单行文本“楼栋”：标题由“地点”改为“楼栋”');
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '修改单行文本“楼栋”：标题由“地点”改为“楼栋”',
    '新增单行文本“电话”（在字段中）',
    '删除数字“数量”',
  ]);
  expect(await violationsIn(drawn.baseElement)).toEqual([]);
  type('说明', '换了字段');
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([['publish', { kind: 'form', id: 'repairs', revision: 5, note: '换了字段' }]]);
  expect(ui.messages).toMatchObject([{ level: 'success', text: '已发布第 3 版' }]);
});

test('values that are lost are accepted by their figures, and anew where these have changed', async () => {
  const { sent, close } = open(
    () => ({ ...nothing, plans: [plan(3, 'old')] }),
    ({ accept }) =>
      accept === 'new'
        ? { result: { version: 3 } }
        : { msgState: 2, code: 'PLAN_NOT_ACCEPTED', msg: '', result: plan(4, 'new') },
  );
  const three = await screen.findByRole('checkbox', { name: /删除的字段里有 3 个值/ });
  expect(button()).toHaveProperty('disabled', true);
  type('说明', '不再要数量');
  fireEvent.click(three);
  fireEvent.click(button());
  const four = await screen.findByRole('checkbox', { name: /删除的字段里有 4 个值/, checked: false });
  screen.getByText(/数据有变化/);
  expect(button()).toHaveProperty('disabled', true);
  fireEvent.click(four);
  fireEvent.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(([, { accept, note }]) => [accept, note])).toEqual([
    ['old', '不再要数量'],
    ['new', '不再要数量'],
  ]);
});

test('what would break is named; a reason, or its mended draft published with it, lets it pass', async () => {
  const broken = {
    ...{ kind: 'mgrList', id: 'repair-list', name: '报修单', published: true, draft: false },
    places: [{ path: '/columns/1/field', sentence: '管理列表『报修单』的列『数量』：表单没有字段“count”。' }],
  };
  const { sent, close } = open(
    (items) => (items.length > 1 ? nothing : { ...nothing, broken: [broken], others: [list] }),
    () => ({ list: [{ kind: 'form', id: 'repairs', version: 3 }] }),
  );
  await screen.findByText(/的列『数量』/);
  const link = screen.getByRole('link', { name: '报修单' });
  expect(link.getAttribute('href')).toBe('/design/mgrList/repair-list');
  expect(button()).toHaveProperty('disabled', true);
  type('理由', '列表稍后修改');
  await isReady();
  type('理由', '');
  fireEvent.click(screen.getByRole('checkbox', { name: /报修单/ }));
  await isReady();
  fireEvent.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  const items = [
    { kind: 'form', id: 'repairs', revision: 5 },
    { kind: 'mgrList', id: 'repair-list', revision: 3 },
  ];
  expect(sent).toMatchObject([['publishAll', { items }]]);
});

test('somebody who saves one of the documents meanwhile is told of, and what was typed and chosen stays', async () => {
  let revision = 3;
  const { sent, close } = open(
    (items) => ({
      ...nothing,
      others: items.length > 1 ? [] : [{ ...list, revision, why: 'named', version: null }],
    }),
    () => {
      revision += 1;
      if (revision === 4) return { msgState: 5, code: 'REVISION_CONFLICT', msg: '' };
      return { list: [{ kind: 'form', id: 'repairs', version: 3 }] };
    },
  );
  await screen.findByRole('checkbox', { name: /报修单/, checked: true });
  await isReady();
  type('说明', '一起');
  fireEvent.click(button());
  await screen.findByText(/有人刚刚保存了修改/);
  await isReady();
  fireEvent.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(([, { items, note }]) => [(items as { revision: number }[])[1]?.revision, note])).toEqual([
    [3, '一起'],
    [4, '一起'],
  ]);
});

test('that others published it first, or removed it, is told apart', async () => {
  const answers = [
    { msgState: 4, code: 'NOT_FOUND', msg: '请求的内容不存在' },
    { msgState: 5, code: 'ALREADY_PUBLISHED', msg: '' },
  ];
  const { close } = open(
    () => nothing,
    () => answers.shift() ?? {},
  );
  await isReady();
  fireEvent.click(button());
  await screen.findByText('没有发布：文档已被删除，可在回收站恢复。');
  await waitFor(() => expect(button().className).not.toContain('loading'));
  fireEvent.click(button());
  await screen.findByText(/用户已经有这份内容/);
  // What it would change is out of date, and there is nothing to press once more.
  expect(screen.queryByRole('heading', { name: '修改' })).toBeNull();
  expect(button()).toHaveProperty('disabled', true);
  expect(close).not.toHaveBeenCalled();
});
