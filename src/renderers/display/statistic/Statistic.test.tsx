import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const statistic = (props: object) => ({ type: 'statistic', id: 'one', props: { title: '学生', ...props } });

test('shows the figure with separators, what stands around it, and the trend in words', async () => {
  const { container } = await renderNode(
    statistic({ value: 5023, suffix: '人', trend: -3.25, trendLabel: '较上月' }),
  );
  expect(container.textContent).toBe('学生5,023人较上月下降 3.25%');
});

test('says the trend in the language of the reader', async () => {
  const { container } = await renderNode(statistic({ value: 1, trend: 2 }), { locale: 'enUS' });
  expect(container.textContent).toContain('up 2%');
});

test('a figure that has not arrived is a dash, without its unit', async () => {
  await renderNode(statistic({ value: '{{ params.missing }}', suffix: '人' }));
  expect(screen.getByText('—')).toBeTruthy();
  expect(screen.queryByText('人')).toBeNull();
});
