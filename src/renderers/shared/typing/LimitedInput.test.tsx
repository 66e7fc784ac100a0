import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../../tests/support/testRoot.ts';
import { RootContext } from '../../../runtime/stores/RootContext.tsx';
import { LimitedInput } from './LimitedInput.tsx';

function Line({ begin }: { begin: string }) {
  const [value, change] = useState(begin);
  return (
    <LimitedInput aria-label="line" limit={4} value={value} onChange={({ target }) => change(target.value)} />
  );
}

/** A line of at most four characters. */
function draw(begin: string): HTMLInputElement {
  render(
    <RootContext.Provider value={createPlainRoot().root}>
      <Line begin={begin} />
    </RootContext.Provider>,
  );
  return screen.getByRole('textbox', { name: 'line' });
}

test.each([
  ['signs beyond the basic plane are one each', '', '𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷'],
  ['what is too much is left out of what is put in, wherever that is', '甲乙丙', '甲丁戊乙丙', '甲丁乙丙'],
])('%s', (_what, begin, written, stands) => {
  const line = draw(begin);
  fireEvent.change(line, { target: { value: written } });
  expect(line.value).toBe(stands);
});

test('a composition may be longer on its way, what comes of it is cut', () => {
  const line = draw('甲乙丙');
  fireEvent.compositionStart(line);
  for (const value of ['甲乙丙d', '甲乙丙ding', '甲乙丙丁戊']) {
    fireEvent.change(line, { target: { value } });
    expect(line.value).toBe(value);
  }
  fireEvent.compositionEnd(line, { data: '丁戊' });
  expect(line.value).toBe('甲乙丙丁');
});
