import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { MOST_STEPS, type Step } from '../../schemas/step.ts';
import { Findings } from '../interface/Findings.ts';
import { reach } from '../interface/reach.ts';
import { Callables } from './Callables.ts';
import type { PlaceGroup } from './place.ts';
import { StepsEditor } from './StepsEditor.tsx';

const leave = {
  call: 'leave/add',
  name: '请假',
  answers: 'result',
  action: 'add',
  writes: true,
  inputs: [],
  outputs: [],
  fields: [{ name: 'studentId', title: '学生', type: 'text' }],
};
const given: readonly PlaceGroup[] = [
  { title: '输入', places: [{ path: 'inputs.ids', title: 'ids', type: 'array' }] },
];

function open(start: readonly Step[] = []) {
  const { root } = createTestRoot({ '/interface/callables.do': { list: [leave] } });
  const callables = new Callables(root.client);
  const findings = new Findings(() => undefined);
  let chain = start;
  const Host = observer(function Host() {
    const [value, change] = useState(start);
    chain = value;
    return (
      <StepsEditor
        value={value}
        onChange={change}
        path="steps"
        given={given}
        callables={callables}
        findings={findings}
      />
    );
  });
  renderPortal(root, <Host />);
  return { steps: () => chain, findings };
}

/** Goes to a control as the tab key does: only where it stops. */
function tabTo(role: string, name: string | RegExp): void {
  const control = screen.getByRole(role, { name });
  expect(control.tabIndex).toBeGreaterThanOrEqual(0);
  act(() => control.focus());
  expect(document.activeElement).toBe(control);
}

const CODES: Readonly<Record<string, number>> = { Enter: 13, ArrowUp: 38, ArrowDown: 40 };

/** Presses a key where the focus is; as in browsers Enter then clicks the button that has the focus by then. */
function press(key: string, more: object = {}): void {
  const at = document.activeElement ?? document.body;
  const code = CODES[key] ?? 0;
  const isKept = fireEvent.keyDown(at, { key, code: key, keyCode: code, which: code, ...more });
  const then = document.activeElement;
  if (isKept && key === 'Enter' && then instanceof HTMLButtonElement) fireEvent.click(then);
  fireEvent.keyUp(at, { key, code: key, keyCode: code, which: code, ...more });
}

/** Goes down an open menu to an entry, and takes it. */
async function takeFromMenu(name: RegExp): Promise<void> {
  const menu = await waitFor(() => {
    const open = document.activeElement?.closest<HTMLElement>('[role="menu"]');
    if (!open) throw new Error('No menu has the focus');
    return open;
  });
  const item = within(menu).getByRole('menuitem', { name });
  for (let times = 0; document.activeElement !== item && times < 10; times += 1) {
    const before = document.activeElement;
    press('ArrowDown');
    await waitFor(() => expect(document.activeElement === before).toBe(false));
  }
  expect(document.activeElement === item).toBe(true);
  press('Enter');
}

/** Opens a list of choices and goes down it to one. */
async function takeFromList(name: string, option: RegExp): Promise<void> {
  tabTo('combobox', name);
  press('ArrowDown');
  await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  const isThere = () =>
    option.test([...document.querySelectorAll('.ant-select-item-option-active')].at(-1)?.textContent ?? '');
  for (let times = 0; !isThere() && times < 10; times += 1) press('ArrowDown');
  expect(isThere()).toBe(true);
  press('Enter');
}

test('a repetition with a save in it is built and put in order by keys alone', async () => {
  // In a test all menus have one id, by which they find the entries that they focus.
  vi.stubEnv('NODE_ENV', 'development');
  // Menus go to entries that are in sight, and without a layout none is.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  const { steps } = open();
  tabTo('button', '添加步骤');
  press('Enter');
  await takeFromMenu(/^逐项执行/);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('对 （未填） 的每一项'));
  await takeFromList('列表 的来源', /^引用$/);
  tabTo('button', '在步骤 1 每一项中添加步骤');
  press('Enter');
  await takeFromMenu(/^保存记录/);
  await takeFromList('模块', /请假/);
  await takeFromList('添加字段', /学生/);
  await takeFromList('studentId 的来源', /^引用$/);
  const save = { do: 'save', module: 'leave', data: { studentId: '{{item}}' } };
  const each = { do: 'forEach', items: '{{inputs.ids}}', steps: [save] };
  expect(steps()).toEqual([each]);

  tabTo('button', /^1\.1 /);
  press('ArrowUp', { altKey: true });
  expect(steps()).toEqual([save, { ...each, steps: [] }]);
  expect(document.activeElement?.textContent).toContain('保存『请假』');
  press('ArrowDown', { altKey: true });
  expect(steps()).toEqual([each]);
  expect(screen.getByText('已移到步骤 1.1')).toBeDefined();
});

const answer: Step = { do: 'answer', value: 1 };

test('a full chain says at its button why no step can be added or copied', async () => {
  open(Array.from({ length: MOST_STEPS }, () => answer));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '添加步骤' }).disabled).toBe(true);
  screen.getByText('最多 50 个步骤');
  fireEvent.click(screen.getByRole('button', { name: '步骤 1的更多操作' }));
  const copy = await screen.findByRole('menuitem', { name: '复制 · 最多 50 个步骤' });
  expect(copy.getAttribute('aria-disabled')).toBe('true');
});

test('what is folded is a line, and shows that something in it is wrong', () => {
  const { findings } = open([
    {
      do: 'when',
      when: { condition: 'is-late' },
      steps: [answer],
      otherwise: [{ do: 'fail', message: '太晚' }],
    },
  ]);
  screen.getByRole('listitem', { name: '步骤 1.否则.1' });
  fireEvent.click(screen.getByRole('button', { name: '全部折叠' }));
  expect(screen.queryByRole('listitem', { name: '步骤 1.否则.1' })).toBeNull();
  act(() => findings.put([{ path: 'steps.0.otherwise.0.message', message: '必填' }]));
  const line = screen.getByRole('button', { name: '1 若满足条件『is-late』，则' });
  expect(document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent).toContain('1 处');
  // The way to what is wrong leads through what is folded.
  act(() => reach('steps.0.otherwise.0.message'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '说明（中文）' }));
  screen.getByRole('button', { name: '1.否则.1 以『太晚』拒绝' });
});
