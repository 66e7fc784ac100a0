import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { DesignLink } from './DesignLink.tsx';

test.each([
  ['form leave', '/design/form/leave'],
  ['condition_mew late', '/design/condition/late'],
  ['form platform-user', undefined],
  ['example leave', undefined],
])('%s is designed at %s', (where, address) => {
  const { root } = createTestRoot();
  render(
    <RootContext.Provider value={root}>
      <DesignLink where={where} />
    </RootContext.Provider>,
  );
  expect(screen.queryByRole('link', { name: `在设计器中打开 ${where}` })?.getAttribute('href')).toBe(address);
});
