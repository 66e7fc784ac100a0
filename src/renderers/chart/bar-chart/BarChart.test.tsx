import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Answer } from '../../../schemas/wire/answer.ts';
import type { Node } from '../../../schemas/node.ts';

const chart: Node = {
  type: 'bar-chart',
  id: 'chart',
  title: '各学院人数',
  props: {
    source: 'rows',
    category: 'college',
    series: [{ field: 'students', name: '人数' }],
    options: [{ value: 'cs', label: { zhCN: '计算机学院', enUS: 'Computing' } }],
  },
};
const page = { sources: { rows: { call: 'student/aggregate' } } };

test('is one picture that tells its values, with the labels of the options', async () => {
  const list = [
    { college: 'cs', students: 1286 },
    { college: null, students: 3 },
  ];
  await renderNode(chart, { page, answers: { '/aggregate.htm': { list } } });
  const picture = await screen.findByRole('img', { name: /1,286/ });
  expect(picture.getAttribute('aria-label')).toBe('各学院人数：计算机学院 1,286，未填写 3');
});

test('says that there is nothing', async () => {
  await renderNode(chart, { page, answers: { '/aggregate.htm': { list: [] } } });
  expect(await screen.findByText('暂无数据')).toBeTruthy();
});

test('says that the data could not be loaded, and tries again', async () => {
  let asked = 0;
  const answer = (): Partial<Answer> => {
    asked += 1;
    return asked === 1 ? { msgState: 2, msg: '暂时不可用' } : { list: [{ college: 'cs', students: 1 }] };
  };
  await renderNode(chart, { page, answers: { '/aggregate.htm': answer } });
  expect((await screen.findByRole('alert')).textContent).toContain('图表数据加载失败');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByRole('img')).toBeTruthy());
});
