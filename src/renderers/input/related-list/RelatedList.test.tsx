import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Answer } from '../../../schemas/wire/answer.ts';

const node = {
  type: 'related-list',
  id: 'leaves',
  title: '请假记录',
  props: { module: 'leave', field: 'student.value', value: '7', labelField: 'reason', columns: ['days'] },
  on: { open: [{ do: 'message', text: '{{ event.id }}' }] },
};

it('asks for the records that point here, and opens one', async () => {
  const asked: unknown[] = [];
  const list = (param: Record<string, unknown>): Partial<Answer> => {
    asked.push(param.where);
    return { list: [{ id: 'l1', revision: 1, reason: '发烧', days: 2 }], total: 1 };
  };
  const { ui } = await renderNode(node, { answers: { '/leave/list.htm': list } });
  fireEvent.click(await screen.findByRole('button', { name: '发烧' }));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['l1']));
  expect(screen.getByText('days: 2')).toBeTruthy();
  const condition = { bindKey: 'student.value', type: 'text', judgeType: 'equal', value: '7' };
  expect(asked).toEqual([{ testRule: 'every', conditionList: [condition] }]);
});

it('says that there are none, and asks again after a failure', async () => {
  let calls = 0;
  const answer = (): Partial<Answer> => {
    calls += 1;
    return calls === 1 ? { msgState: 9, msg: 'down' } : { list: [], total: 0 };
  };
  await renderNode(node, { answers: { '/leave/list.htm': answer } });
  expect(await screen.findByText('记录加载失败')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(await screen.findByText('没有关联的记录')).toBeTruthy();
});

it('asks for nothing before there is a record', async () => {
  const { value: _value, ...props } = node.props;
  await renderNode({ ...node, props });
  expect(screen.getByText('保存后显示关联的记录')).toBeTruthy();
});

it('names options that the other form takes from a source of its own', async () => {
  const props = { options: { source: 'rooms', value: 'code', label: 'title' } };
  const schema = {
    kind: 'form',
    schemaVersion: 1,
    id: 'leave',
    name: '请假',
    sources: { rooms: { call: 'room/list' } },
    fields: [
      { type: 'input', id: 'reason', name: 'reason', title: '事由' },
      { type: 'select', id: 'days', name: 'days', title: '地点', props },
    ],
    grants: [],
  };
  await renderNode(node, {
    answers: {
      '/resource/get.do': {
        result: { id: 'leave', kind: 'form', name: '请假', version: 1, revision: 1, schema },
      },
      '/room/list.htm': { list: [{ code: '2', title: '理科楼' }], total: 1 },
      '/leave/list.htm': { list: [{ id: 'l1', revision: 1, reason: '发烧', days: '2' }], total: 1 },
    },
  });
  expect(await screen.findByText('地点: 理科楼')).toBeTruthy();
});
