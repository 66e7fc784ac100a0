import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { useTabMemory } from './useTab.ts';

const Page = observer(function Page() {
  const { memory, tab } = useTabMemory();
  const navigate = useNavigate();
  return (
    <>
      <input key={tab} aria-label="typed" />
      <output>{memory === undefined ? 'no tab' : tab}</output>
      <button onClick={() => void navigate('/main/2')}>next</button>
    </>
  );
});

test('a page stays as it is while its window becomes as narrow as a phone, and wide again', () => {
  const { root } = createTestRoot({});
  root.systems.enter({ entry: systemEntry(), menus: [] });
  const resize = (width: number): void => act(() => root.theme.resize(width));
  resize(1280);
  renderPortal(root, <Page />, '/main/1');
  const input = screen.getByLabelText<HTMLInputElement>('typed');
  fireEvent.change(input, { target: { value: 'half a word' } });
  for (const width of [390, 1280]) {
    resize(width);
    expect(screen.getByLabelText('typed')).toBe(input);
    expect(screen.getByRole('status').textContent).toBe('/main/1');
  }
  expect(input.value).toBe('half a word');
  resize(390);
  fireEvent.click(screen.getByRole('button', { name: 'next' }));
  expect(screen.getByRole('status').textContent).toBe('no tab');
});
