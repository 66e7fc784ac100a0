import { useCallback } from 'react';
import { extendScope } from '../../../documents/prop.ts';
import { runChain } from '../../../runtime/actions/runChain.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { ListModel } from './ListModel.ts';

/** Runs the list's `open` chain for a record; undefined where the list has none. */
export function useOpenRow(model: ListModel): ((row: ModuleRecord) => void) | undefined {
  const root = useRoot();
  const chain = model.document.open;
  const open = useCallback(
    (row: ModuleRecord) => {
      const scope = extendScope(model.page.scope, { row });
      void runChain(chain, {
        root,
        page: model.page,
        form: undefined,
        scope,
        at: { path: '/open', name: '' },
      });
    },
    [chain, model, root],
  );
  return chain && chain.length > 0 ? open : undefined;
}
