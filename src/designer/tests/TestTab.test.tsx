import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { recordable } from '../../documents/scenario/recorded.ts';
import { runTests, Scenario } from '../../documents/scenario/runTests.ts';
import { setMember } from '../../documents/edit/setMember.ts';
import { isTested, type ScenarioContext, testsOf } from '../../documents/scenario/subject.ts';
import { builtinRenderers } from '../../renderers/index.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { Problems } from '../core/Problems.ts';
import { DesignContext } from '../frame/DesignContext.ts';
import { TestRuns } from './TestRuns.ts';
import { TestTab } from './TestTab.tsx';

const leave: FormDocument = {
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: 'Leave' },
  fields: [
    { type: 'number', id: 'f-days', name: 'days', title: { zhCN: '天数', enUS: 'Days' } },
    {
      ...{ type: 'input', id: 'f-proof', name: 'proof', title: { zhCN: '证明', enUS: 'Proof' } },
      visible: '{{ form.days > 3 }}',
    },
  ],
  grants: [{ id: 'g', roles: ['student'], actions: ['add'], read: '*', write: '*' }],
};
const long = {
  ...{ id: 'long', title: '长假', as: { role: 'student' }, record: { days: 5 } },
  expect: [{ part: 'f-proof', visible: true }],
};

/** The tab over a document, with the runner of the worker on this side of the line. */
async function open(document: FormDocument) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root } = createPlainRoot({
    renderers: builtinRenderers,
    answers: {
      '/resource/previewChoices.do': { list: [] },
      '/getSelectorData.htm': { list: [{ value: 'student', label: '学生' }] },
    },
  });
  await root.platform.registry.prepareAll();
  const { vocabulary } = root.platform;
  const model = new DesignModel({ revision: 1, document }, vocabulary);
  const context: ScenarioContext = { metas: vocabulary.metas, document: () => undefined };
  const runs = new TestRuns(model, {
    live: (known, { see }) => {
      if (!isTested(known)) return Promise.resolve(undefined);
      const sight = see && recordable(new Scenario(known, context), see);
      return Promise.resolve({ results: see ? [] : [...runTests(known, context)], sight, wanted: [] });
    },
    server: () => Promise.resolve([]),
  });
  const design = {
    ...{ model, runs },
    autosave: new Autosave(model, () => Promise.resolve({ revision: 2 })),
    problems: new Problems(model, { judge: () => Promise.resolve([]) }),
  };
  render(
    <MemoryRouter>
      <RootContext.Provider value={root}>
        <DesignContext.Provider value={design}>
          <TestTab runs={runs} />
        </DesignContext.Provider>
      </RootContext.Provider>
    </MemoryRouter>,
  );
  return model;
}

test('tells what each test comes to as the document changes, and takes the result as right in one step', async () => {
  const model = await open({ ...leave, tests: [long] });
  await screen.findByLabelText('通过');
  act(() => void model.run(setMember(['f-proof'], '/visible', '{{ form.days > 9 }}', 'visible')));
  await screen.findByLabelText('未通过');
  expect(screen.getByText(/期望 是，实际 否/).textContent).toContain('form.days 实际：5');
  fireEvent.click(screen.getByRole('button', { name: '证明' }));
  expect(model.selection).toEqual(['f-proof']);
  fireEvent.click(screen.getByRole('button', { name: '以现在的结果为准' }));
  expect(testsOf(model.document)[0]?.expect).toEqual([{ part: 'f-proof', visible: false }]);
  expect(model.history.done).toHaveLength(2);
  await screen.findByLabelText('通过');
  fireEvent.click(screen.getByRole('button', { name: '复制 长假' }));
  expect(testsOf(model.document).map(({ title }) => title)).toEqual([
    '长假',
    { zhCN: '长假（副本）', enUS: '长假 (copy)' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '删除 长假' }));
  expect(testsOf(model.document)).toHaveLength(1);
});

test('an empty list explains; a test is filled in by the form itself, and expects what is proposed', async () => {
  const model = await open({ ...leave, tests: [{ ...long, expect: [], record: null }] });
  fireEvent.click(await screen.findByRole('button', { name: '长假' }));
  const filled = await screen.findByRole('region', { name: '填写的内容' });
  fireEvent.change(await within(filled).findByLabelText('天数'), { target: { value: '5' } });
  fireEvent.click(await screen.findByRole('button', { name: '添加建议的期望' }, { timeout: 4_000 }));
  const expected = screen.getByRole('region', { name: '期望' });
  expect(within(expected).getByRole('row', { name: /证明 显示/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^完\s*成$/ }));
  await waitFor(() => {
    expect(testsOf(model.document)[0]).toMatchObject({
      record: { days: 5 },
      expect: [{ part: 'f-proof', visible: true }],
    });
  });
  expect(model.history.done).toHaveLength(1);
});

test('nothing is kept before a title and a role are given', async () => {
  const model = await open(leave);
  expect(screen.getByText(/每次修改后自动重新检查/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '新增测试' }));
  fireEvent.click(await screen.findByRole('button', { name: /^完\s*成$/ }));
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual(['请填写标题', '请选择角色']);
  expect(testsOf(model.document)).toEqual([]);
});
