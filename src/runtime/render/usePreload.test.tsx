import { act, render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { compileNodes } from '../../documents/compile.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { usePreload } from './SchemaRenderer.tsx';

test('an effect that waits for widgets runs, also where they come while something else is drawn anew', async () => {
  const { root } = createTestRoot();
  const nodes = compileNodes([{ type: 'number', id: 'n', name: 'n' }], root.environment('test'), '/body');
  const told: boolean[] = [];
  let touch = (): void => undefined;
  function Waiting() {
    const ready = usePreload(nodes);
    const [, change] = useState(0);
    touch = () => change((count) => count);
    useLayoutEffect(() => {
      told.push(ready);
    }, [ready]);
    return null;
  }
  render(
    <RootContext.Provider value={root}>
      <Waiting />
    </RootContext.Provider>,
  );
  await act(async () => {
    await root.platform.registry.preload(['number']);
    // Before what waits for them has been drawn, something comes that changes nothing.
    touch();
  });
  expect(told).toEqual([false, true]);
});
