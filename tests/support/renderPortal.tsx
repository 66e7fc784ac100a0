import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PortalTheme } from '../../src/portal/theme/PortalTheme.tsx';
import { RootContext } from '../../src/runtime/stores/RootContext.tsx';
import type { RootStore } from '../../src/runtime/stores/RootStore.ts';

/** Draws a part of the portal at an address, over the given stores. */
export function renderPortal(root: RootStore, element: ReactElement, address = '/'): RenderResult {
  return render(
    <RootContext.Provider value={root}>
      <PortalTheme>
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </PortalTheme>
    </RootContext.Provider>,
  );
}
