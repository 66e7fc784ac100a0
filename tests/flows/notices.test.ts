import { describe, expect, test } from 'vitest';
import { type FlowMessage, noticesOf } from '../../src/documents/flow/notices/noticesOf.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import { step, Trial } from './trial.ts';

const form = {
  fields: ['amount', 'note', 'secret'].map((name) => ({ type: 'input', id: name, name })),
  sealed: new Set<string>(),
};

/** What the last thing that was done tells whom, as `event to: title`. */
function told(trial: Trial, action: () => void): readonly string[] {
  return messages(trial, action).map(({ event, to, title }) => `${event} ${to.join(',')}: ${zh(title)}`);
}

function messages(trial: Trial, action: () => void): readonly FlowMessage[] {
  const before = trial.entries.length;
  action();
  return noticesOf({ state: trial.state, entries: trial.entries.slice(before) }, trial.subject, form);
}

const zh = (text: FlowMessage['title']): string => (typeof text === 'string' ? text : text.zhCN);
const SETTINGS: Partial<FlowDocument['settings']> = { title: '报销 {{form.amount}}' };

describe('without notices of its own a flow tells', () => {
  test('who is asked, of a return, and of the end', () => {
    const trial = new Trial([step('A', ['a', 'b']), step('B', ['c'])], SETTINGS, { amount: 9 });
    expect(told(trial, () => trial.submit())).toEqual(['assigned a,b: 待办：报销 9']);
    expect(told(trial, () => trial.act('a', 'agree', 'A'))).toEqual([]);
    const back = (comment: string) =>
      messages(trial, () => trial.act('b', 'return', 'A', { node: 'start', comment }));
    expect(back('缺发票')).toMatchObject([
      {
        ...{ event: 'returned', to: ['s'], title: { zhCN: '已退回：报销 9' } },
        ...{ content: { zhCN: '步骤：审批；b：缺发票' }, task: trial.state.tasks.at(-1)?.id },
      },
    ]);
    trial.act('s', 'resubmit', 'start');
    expect(back('')).toMatchObject([{ content: { zhCN: '步骤：审批；b', enUS: 'Step: Approval; b' } }]);
    trial.act('s', 'resubmit', 'start');
    trial.act('a', 'agree', 'A');
    const [first] = messages(trial, () => trial.act('b', 'agree', 'A'));
    expect(first).toEqual({
      event: 'assigned',
      to: ['c'],
      title: { zhCN: '待办：报销 9', enUS: 'To do: 报销 9' },
      content: { zhCN: '步骤：审批', enUS: 'Step: Approval' },
      node: 'B',
      task: trial.state.tasks.at(-1)?.id,
    });
    expect(told(trial, () => trial.act('c', 'reject', 'B'))).toEqual(['rejected s: 未通过：报销 9']);
  });

  test('who stands in that they have a task, and not that their opinion is asked', () => {
    const trial = new Trial([step('A', ['a'])], SETTINGS, { amount: 9 });
    trial.submit();
    trial.organisation.away.set('a', 'c');
    expect(told(trial, () => trial.apply({ is: 'goneAway', person: 'a' }))).toEqual([
      'assigned c: 待办：报销 9',
    ]);
  });
});

test('an empty list tells nobody; own words go to whom they name, by their channels', () => {
  const silent: FlowNode = step('A', ['a'], { notices: [] });
  const own: FlowNode = step('B', ['b'], {
    notices: [
      {
        on: 'agreed',
        to: 'participants',
        channels: ['sms'],
        title: '{{notice.by}}同意',
        content: '{{notice.comment}}',
      },
    ],
  });
  const trial = new Trial([silent, own], { notices: [] });
  expect(told(trial, () => trial.submit())).toEqual([]);
  expect(told(trial, () => trial.act('a', 'agree', 'A'))).toEqual([]);
  const agreed = messages(trial, () => trial.act('b', 'agree', 'B', { comment: '好' }));
  expect(agreed.map(({ to, channels, title, content }) => [to, channels, zh(title), zh(content)])).toEqual([
    [['s', 'a'], ['sms'], 'b同意', '好'],
  ]);
});

test('nobody reads in a message what they may not see, not even in the title of the instance', () => {
  const nodes = [step('A', ['a', 'b']), step('B', ['c'], { fieldRights: { secret: 'hidden' } })];
  const notices: FlowDocument['settings']['notices'] = [
    { on: 'approved', to: 'participants', title: '{{flow.title}}', content: '密 {{form.secret}}' },
  ];
  const trial = new Trial(nodes, { title: '密 {{form.secret}}', notices }, { secret: 'x9' });
  trial.submit();
  trial.act('a', 'agree', 'A');
  expect(told(trial, () => trial.act('b', 'agree', 'A'))).toEqual(['assigned c: 待办：密 ']);
  const approved = messages(trial, () => trial.act('c', 'agree', 'B'));
  expect(approved.map(({ to, title, content }) => [to, zh(title), zh(content)])).toEqual([
    [['s', 'a', 'b'], '密 x9', '密 x9'],
  ]);
});
