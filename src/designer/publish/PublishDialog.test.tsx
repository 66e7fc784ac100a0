import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import type { Unpublished } from '../../documents/uses/told.ts';
import { metas } from '../../renderers/metas.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { DocumentKey } from '../core/designCalls.ts';
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

interface Opened {
  readonly asked?: readonly DocumentKey[];
  readonly save?: () => Promise<{ revision: number }>;
}

function open(
  review: (items: readonly Param[]) => Review | { readonly msgState: 3 },
  publish: (param: Param) => object,
  { asked = [], save = () => Promise.resolve({ revision: 6 }) }: Opened = {},
) {
  const sent: [call: string, param: Param][] = [];
  const note = (call: string, param: Param): object => {
    sent.push([call, param]);
    return publish(param);
  };
  const { root, ui } = createTestRoot({
    '/resource/get.do': ({ kind, version }) => ({
      result:
        kind === 'system'
          ? { version: null, revision: 3, schema: { kind, id: 'dorm', name: '宿舍服务', menus: [] } }
          : { version: 2, revision: 5, schema: version === 'draft' ? working : published },
    }),
    '/resource/review.do': ({ items }) => {
      const found = review(items as Param[]);
      return 'msgState' in found ? found : { result: found };
    },
    '/resource/publish.do': (param) => note('publish', param),
    '/resource/publishAll.do': (param) => note('publishAll', param),
  });
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 5, document: working }, language, () => 0);
  const autosave = new Autosave(model, save);
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const close = vi.fn();
  const drawn = renderPortal(
    root,
    <PublishDialog session={{ model, autosave, problems }} asked={asked} close={close} />,
  );
  return { model, sent, ui, close, drawn };
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

test('what somebody else saved is looked at before it is published, whatever reason was given before', async () => {
  const broken = {
    kind: 'app',
    id: 'home',
    name: '首页',
    published: true,
    draft: false,
    places: [],
  } as const;
  const { model, sent, close } = open(
    ([own]) => ({ ...nothing, broken: own?.revision === 7 ? [broken] : [] }),
    () => ({ result: { version: 3 } }),
  );
  await isReady();
  type('说明', '换了字段');
  act(() => model.receive({ revision: 7, document: working }, { zhCN: '合并', enUS: 'Merge' }));
  fireEvent.click(button());
  await screen.findByText(/有人刚刚保存了修改/);
  screen.getByRole('link', { name: '首页' });
  expect(sent).toEqual([]);
  type('理由', '首页稍后修改');
  await isReady();
  fireEvent.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([['publish', { revision: 7, note: '换了字段' }]]);
});

test('what could not be looked at, or not be saved, is not published', async () => {
  let fails = true;
  const { model, sent } = open(
    (items) =>
      items.length > 1 && fails ? { msgState: 3 } : { ...nothing, others: [{ ...list, why: 'named' }] },
    () => ({ result: { version: 3 } }),
    { save: () => Promise.reject(new Error('offline')) },
  );
  await isReady();
  fireEvent.click(screen.getByRole('checkbox', { name: /报修单/ }));
  await screen.findByText(/检查没有完成/);
  expect(button()).toHaveProperty('disabled', true);
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  await isReady();
  const title = { zhCN: '改名', enUS: 'Rename' };
  act(() => void model.run((document) => ({ document: { ...document, name: '维修' }, title })));
  fireEvent.click(button());
  await screen.findByText(/还有修改没有保存/);
  expect(button()).toHaveProperty('disabled', true);
  expect(sent).toEqual([]);
});

test('those that somebody asked for come with it still where one was saved meanwhile', async () => {
  const conflict = [{ msgState: 5, code: 'REVISION_CONFLICT', msg: '' }];
  const { sent, close } = open(
    () => nothing,
    () => conflict.pop() ?? { list: [{ kind: 'form', id: 'repairs', version: 3 }] },
    { asked: [{ kind: 'system', id: 'dorm' }] },
  );
  const dorm = await screen.findByRole('checkbox', { name: /宿舍服务/, checked: true });
  fireEvent.click(dorm);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /宿舍服务/ })).toHaveProperty('checked', false),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /宿舍服务/ }));
  await isReady();
  fireEvent.click(button());
  await screen.findByText(/有人刚刚保存了修改/);
  await isReady();
  fireEvent.click(button());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(([call]) => call)).toEqual(['publishAll', 'publishAll']);
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
