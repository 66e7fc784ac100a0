import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const part = (id: string, more: object = {}) => ({ type: 'section', id, title: id, ...more });

test('lists the parts that can be seen, scrolls to one and reads on there', async () => {
  const scroll = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
  await renderNode({
    type: 'anchor',
    id: 'a',
    children: [part('请假'), part('秘密', { visible: false }), part('奖学金')],
  });
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['请假', '奖学金']);
  fireEvent.click(screen.getByRole('button', { name: '奖学金' }));
  expect(scroll).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('奖学金');
});
