import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { DesignLink } from './DesignLink.tsx';

test.each([
  ['form leave', 'repairs', '/design/form/leave'],
  ['form platform-user', 'platform-admin', undefined],
  ['example leave', 'repairs', undefined],
])('%s in the system %s is designed at %s', (where, id, address) => {
  const { root } = createTestRoot();
  root.systems.enter({ entry: systemEntry({ id }), menus: [] });
  render(
    <RootContext.Provider value={root}>
      <DesignLink where={where} />
    </RootContext.Provider>,
  );
  expect(screen.queryByRole('link', { name: `在设计器中打开 ${where}` })?.getAttribute('href')).toBe(address);
});
