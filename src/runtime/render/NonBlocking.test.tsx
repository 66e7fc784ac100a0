import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { quietErrors } from '../../../tests/support/quietErrors.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { ChunkLoadError } from '../data/ChunkLoadError.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { NonBlocking } from './NonBlocking.tsx';
import { lazyPart } from './lazyPart.tsx';

quietErrors();

const missing = () => new ChunkLoadError({ type: 'missing', request: '/assets/Sizer-a1.js' });

/** Draws a page with what stands in it, and tells what messages it said. */
async function draw(page: ReactNode) {
  const { root } = createPlainRoot();
  const message = vi.spyOn(root.ui, 'message');
  render(<RootContext.Provider value={root}>{page}</RootContext.Provider>);
  await screen.findByText('page');
  return { root, said: () => message.mock.calls.map(([level, text]) => `${level} ${text}`) };
}

test('a part that does not come is told of and logged, and its page stays, with what stands there instead', async () => {
  const Part = lazyPart(() => Promise.reject(missing()));
  const { root, said } = await draw(
    <>
      <p>page</p>
      <NonBlocking fallback="meanwhile">
        <Part />
      </NonBlocking>
    </>,
  );
  await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^error /)]));
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.getByText('meanwhile')).toBeTruthy();
  expect(root.log.entries.map(({ finding }) => finding.code)).toEqual(['CHUNK_LOAD_FAILED']);
});

test('one that a person asked for is not open, and comes by another try', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>panel</p>));
  load.mockRejectedValueOnce(missing());
  const Part = lazyPart(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <p>page</p>
        <input aria-label="typed" />
        <button aria-expanded={open} onClick={() => setOpen(true)}>
          more
        </button>
        {open && (
          <NonBlocking gone={() => setOpen(false)}>
            <Part />
          </NonBlocking>
        )}
      </>
    );
  }
  const { said } = await draw(<Page />);
  const typed = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(typed, { target: { value: 'kept' } });
  const button = screen.getByRole('button');
  act(() => button.click());
  await waitFor(() => expect(said()).toHaveLength(1));
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  act(() => button.click());
  expect(await screen.findByText('panel')).toBeTruthy();
  expect(screen.getByRole('textbox')).toBe(typed);
  expect(typed.value).toBe('kept');
});

test('one that nobody opens is asked for again where a person says so, and where it is wanted anew', async () => {
  const load = vi.fn(() => Promise.resolve(() => <p>notice</p>));
  load.mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing());
  const Notice = lazyPart(load);
  function Page() {
    const [wanted, want] = useState(true);
    return (
      <>
        <p>page</p>
        <button onClick={() => want(!wanted)}>change</button>
        <NonBlocking>{wanted && <Notice />}</NonBlocking>
      </>
    );
  }
  const { root, said } = await draw(<Page />);
  const message = vi.mocked(root.ui.message);
  await waitFor(() => expect(said()).toHaveLength(1));
  act(() => message.mock.calls[0]![2]!.run());
  await waitFor(() => expect(said()).toHaveLength(2));
  const change = screen.getByRole('button');
  act(() => change.click());
  act(() => change.click());
  expect(await screen.findByText('notice')).toBeTruthy();
});

test('an error of the part itself goes on to the boundary above', async () => {
  class Above extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? 'told above' : this.props.children);
  }
  const Broken = (): ReactNode => {
    throw new Error('broken');
  };
  const { said } = await draw(
    <>
      <p>page</p>
      <Above>
        <NonBlocking>
          <Broken />
        </NonBlocking>
      </Above>
    </>,
  );
  expect(await screen.findByText('told above')).toBeTruthy();
  expect(said()).toEqual([]);
});
