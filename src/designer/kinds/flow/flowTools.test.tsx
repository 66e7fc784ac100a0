import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../../tests/contract/subject.ts';
import { flowOf, INITIATOR, step, TrialOrganisation, whenMuch } from '../../../../tests/flows/trial.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { Question } from '../../../documents/flow/people/organisation.ts';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { flowIndex } from '../../../documents/flow/flowIndex.ts';
import { metas } from '../../../renderers/metas.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import { Autosave } from '../../core/Autosave.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import { type Problem, Problems } from '../../core/Problems.ts';
import { DesignContext } from '../../frame/DesignContext.ts';
import { ApproversControl, PeopleControl, PeopleScopeControl } from './people/PeopleControls.tsx';
import { PeopleView } from './people/PeopleView.tsx';
import { FlowRightsView } from './rights/FlowRightsView.tsx';
import { DryRunView } from './trial/DryRunView.tsx';
import { SimulationView } from './trial/SimulationView.tsx';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'trial',
  name: '试用单',
  fields: [
    { type: 'number', id: 'f1', name: 'amount', title: '金额' },
    { type: 'input', id: 'f2', name: 'note', title: '说明' },
    {
      type: 'sub-table',
      id: 'f3',
      name: 'items',
      title: '明细',
      children: [{ type: 'number', id: 'f4', name: 'price', title: '单价' }],
    },
  ],
  grants: [{ id: 'g', roles: ['starter'], actions: ['add'], read: '*', write: '*' }],
};

const trial = (): FlowDocument => ({
  ...flowOf([
    step('A', ['a', 'b'], {
      title: '初审',
      timeouts: [{ then: 'pass', after: { amount: 2, unit: 'hour' } }],
    }),
    whenMuch('K', [step('B', ['c'], { title: '复审' })]),
  ]),
  title: '试用',
});

const organisation = new TrialOrganisation();
const answerOf = (question: Question): unknown => {
  const [what = '', one = '', two = ''] = question.split(' ');
  if (what === 'account') return organisation.accounts([one])[0] ?? null;
  if (what === 'standIn') return organisation.standIns([one])[0] ?? null;
  if (what === 'department') return organisation.department(one) ?? null;
  return what === 'administrators' ? organisation.administrators() : organisation.members(one, two);
};
const people = ['s', 'a', 'b', 'd'].map((value) => ({ value, label: `${value}甲` }));
/** What the server tells by these sources; another one is none of its own. */
const choices: Readonly<Record<string, { value: string; label: string }[]>> = {
  role: [{ value: 'r', label: '辅导员' }],
  label: [{ value: 'l', label: '党员' }],
};

const answers: FixedAnswers = {
  '/resource/get.do': { result: { revision: 1, schema: form } },
  '/component/getSelectorData.htm': ({ source, keyword = '' }) => ({
    list:
      source === 'person'
        ? people.filter(({ label }) => label.includes(String(keyword)))
        : (choices[String(source)] ?? []),
  }),
  '/flow/organisation.do': ({ questions = [], starter }) => ({
    result: {
      answers: Object.fromEntries((questions as Question[]).map((each) => [each, answerOf(each)])),
      cut: [],
      ...(starter !== undefined && {
        starter: { initiator: { ...INITIATOR, roles: ['starter'] }, platform: {}, calendar: {} },
      }),
    },
  }),
};

beforeEach(() => sessionStorage.clear());

async function open(view: ReactElement, more: FixedAnswers = {}, found: readonly Problem[] = []) {
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 4, document: trial() }, language, () => 0);
  const made = createTestRoot({ ...answers, ...more });
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 5 }));
  const problems = new Problems(model, { judge: () => Promise.resolve(found) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const drawn = renderPortal(
    made.root,
    <DesignContext.Provider value={{ model, autosave, problems }}>{view}</DesignContext.Provider>,
  );
  await waitFor(() => expect(problems.isCurrent).toBe(true));
  const nodeOf = (id: string) => flowIndex(model.document as FlowDocument).get(id)?.node;
  return { ...made, model, drawn, nodeOf };
}

/** Chooses who starts the flow. */
async function startAs(label: string): Promise<void> {
  fireEvent.mouseDown(screen.getByLabelText('发起人', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle(label));
}

test('where people come from is put together, and shows whom that would be', async () => {
  const { model, nodeOf, drawn } = await open(<PeopleView />);
  const sources = () => (nodeOf('A') as { approvers?: unknown }).approvers;
  await startAs('s甲');
  const who = screen.getByRole('region', { name: '会是谁' });
  await waitFor(() => expect(within(who).getAllByRole('listitem')).toHaveLength(2));
  expect(who.textContent).toContain('指定的人员');
  fireEvent.click(screen.getByText('添加来源'));
  fireEvent.click(await screen.findByText('发起人的部门负责人'));
  expect(sources()).toMatchObject([{ source: 'person' }, { source: 'initiatorHead' }]);
  await waitFor(() => expect(within(who).getByText('h1', { selector: 'span' })).toBeTruthy());
  fireEvent.click(screen.getByLabelText('上移来源 2'));
  expect(sources()).toMatchObject([{ source: 'initiatorHead' }, { source: 'person' }]);
  // What lacks its roles is no source yet: the document waits for them.
  const before = model.document;
  fireEvent.mouseDown(screen.getByLabelText('来源 1：类型', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('角色'));
  expect(screen.getByText('请选择，选好后生效')).toBeTruthy();
  expect(model.document).toBe(before);
  fireEvent.mouseDown(screen.getByLabelText('角色', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('辅导员'));
  expect(sources()).toMatchObject([{ source: 'role', roles: ['r'] }, { source: 'person' }]);
  fireEvent.click(screen.getByLabelText('删除来源 2'));
  expect(sources()).toEqual([{ source: 'role', roles: ['r'] }]);
  // Nobody has the role: what would happen is said.
  expect(await within(who).findByText('没有找到办理人：由其他人办理')).toBeTruthy();
  model.undo();
  expect(sources()).toHaveLength(2);
  expect(await violationsIn(drawn.container)).toEqual([]);
});

test('controls of a panel take people and choices of people, and never none where somebody is needed', async () => {
  const given: unknown[] = [];
  const control = { id: 'x', disabled: false, invalid: false, change: (value: unknown) => given.push(value) };
  await open(
    <>
      <ApproversControl {...control} title="办理人" value={[{ source: 'initiator' }]} />
      <PeopleControl {...control} title="指定人员" value={[{ value: 'a', label: '甲' }]} />
      <PeopleScopeControl {...control} title="流程管理员" value={{ roles: ['r'] }} />
    </>,
  );
  // The only source is changed, not removed.
  expect(screen.getByLabelText('删除来源 1')).toHaveProperty('disabled', true);
  const removeFrom = (name: string): void =>
    void fireEvent.keyDown(screen.getByRole('combobox', { name }), { key: 'Backspace', keyCode: 8 });
  removeFrom('指定人员');
  expect(given).toEqual([undefined]);
  removeFrom('流程管理员：角色');
  expect(screen.getByText('至少选一项')).toBeTruthy();
  expect(given).toHaveLength(1);
  fireEvent.mouseDown(screen.getByLabelText('流程管理员：标签', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('党员'));
  expect(given[1]).toEqual({ labels: ['l'] });
});

test('rights to fields are set by keys, ranges and whole columns, and say what is wrong with them', async () => {
  const wrong = {
    severity: 'warning',
    code: 'X',
    message: '以后才能填',
    path: '/nodes/1/fieldRights/note',
  } as const;
  const { model, nodeOf, drawn } = await open(<FlowRightsView />, {}, [wrong]);
  const rights = (id: string) => (nodeOf(id) as { fieldRights?: unknown }).fieldRights;
  const cell = (name: RegExp) => screen.getByLabelText(name);
  const first = await screen.findByLabelText('金额，开始：可编辑（默认）');
  expect(cell(/^说明，初审：.*以后才能填/)).toBeTruthy();
  fireEvent.pointerDown(first, { button: 0 });
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  fireEvent.keyDown(first, { key: 'h' });
  expect(rights('A')).toEqual({ amount: 'hidden' });
  // From there down to the column of the sub-table, and over both steps.
  fireEvent.pointerDown(cell(/^单价，复审/), { button: 0, shiftKey: true });
  expect(screen.getByText('已选 8 格')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^必\s?填$/ }));
  const all = {
    amount: 'required',
    note: 'required',
    items: { right: 'required', columns: { price: 'required' } },
  };
  expect([rights('A'), rights('B')]).toEqual([all, all]);
  fireEvent.pointerDown(cell(/选中整列：初审/), { button: 0 });
  fireEvent.keyDown(first, { key: 'Delete' });
  expect([rights('A'), rights('B')]).toEqual([undefined, all]);
  // A press on the cell that is chosen goes on to the next right.
  fireEvent.pointerDown(cell(/^金额，复审/), { button: 0 });
  fireEvent.pointerDown(cell(/^金额，复审/), { button: 0 });
  expect(rights('B')).toMatchObject({ amount: 'hidden' });
  model.undo();
  model.undo();
  expect([rights('A'), rights('B')]).toEqual([all, all]);
  expect(await violationsIn(drawn.container)).toEqual([]);
});

const job = (state: string, more: object = {}) => ({ result: { state, done: 1, total: 2, ...more } });
const example = { department: '计算机学院', role: 'r', person: 's' };
const report = {
  cases: 12,
  findings: [
    {
      severity: 'error',
      node: 'B',
      code: 'NOBODY_FOUND',
      message: { zhCN: '没有找到办理人', enUS: 'Nobody' },
      count: 3,
      example,
    },
  ],
  longest: { people: 3, nodes: ['A', 'B'], example },
  slowest: { node: 'A', index: 0, source: 'person', milliseconds: 4.2, people: 2 },
};

test.each([
  ['its report', job('done', { result: report }), '12'],
  ['that it was cancelled', job('cancelled'), '试运行已取消'],
  ['that it failed', job('failed', { msg: '内存不足' }), '试运行没有完成：内存不足'],
])('a dry run tells %s', async (_name, answer, said) => {
  const asked: unknown[] = [];
  const { model, drawn } = await open(<DryRunView />, {
    '/flow/dryRun.do': (param) => (asked.push(param), { result: { jobId: 'j' } }),
    '/job/get.do': answer,
  });
  fireEvent.click(screen.getByRole('button', { name: /开始试运行/ }));
  expect(await screen.findByText(said)).toBeTruthy();
  // What is tried is the flow as it stands here, saved or not.
  expect(asked).toMatchObject([{ flowId: 'trial', schema: model.document }]);
  if (answer.result.state !== 'done') return;
  const [finding] = within(screen.getByRole('list', { name: '试运行发现的问题' })).getAllByRole('listitem');
  expect(finding?.textContent).toContain('复审 没有找到办理人 · 3 种情形');
  expect(drawn.container.textContent).toContain('4.2 毫秒');
  expect(await violationsIn(drawn.container)).toEqual([]);
});

test('the flow is played through as everybody whom it asks, step by step and back', async () => {
  const { drawn } = await open(<SimulationView />);
  expect(screen.getByText('请先选择发起人')).toBeTruthy();
  await startAs('s甲');
  fireEvent.change(await screen.findByLabelText('金额'), { target: { value: '9' } });
  const path = screen.getByRole('region', { name: '流程路径' });
  // Nine are more than five: it leads over the second step.
  await waitFor(() => expect(within(path).getByText('c', { selector: 'span' })).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: /^发\s?起$/ }));
  const tasks = screen.getByRole('region', { name: '现在由谁办理' });
  const of = (name: string) => within(within(tasks).getByRole('region', { name: `以${name}的身份` }));
  await waitFor(() => expect(of('a').getByRole('button', { name: /^同\s?意$/ })).toBeTruthy());
  expect(within(tasks).getByRole('list', { name: '这一步会发的消息' }).textContent).toContain('发给 a、b');
  fireEvent.click(of('a').getByRole('button', { name: /^同\s?意$/ }));
  // Nobody has gone on from there: it could be taken back.
  await waitFor(() => expect(of('a').getByRole('button', { name: /^撤\s?回$/ })).toBeTruthy());
  // The clock of the other one runs down.
  fireEvent.click(within(tasks).getByRole('button', { name: /快进到到期/ }));
  await waitFor(() => expect(of('c').getByRole('button', { name: /^拒\s?绝$/ })).toBeTruthy());
  fireEvent.click(of('c').getByRole('button', { name: /^退\s?回$/ }));
  fireEvent.change(await screen.findByRole('textbox', { name: '意见' }), { target: { value: '再看看' } });
  fireEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }));
  await waitFor(() =>
    expect(within(tasks).getByRole('list', { name: '经过' }).textContent).toContain('再看看'),
  );
  fireEvent.click(screen.getByRole('button', { name: /撤销一步/ }));
  await waitFor(() => expect(of('c').getByRole('button', { name: /^同\s?意$/ })).toBeTruthy());
  fireEvent.click(of('c').getByRole('button', { name: /^同\s?意$/ }));
  expect(await screen.findByText('已通过')).toBeTruthy();
  expect(await violationsIn(drawn.container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /重新开始/ }));
  expect(await screen.findByRole('button', { name: /^发\s?起$/ })).toBeTruthy();
});
