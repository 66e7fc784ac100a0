import { type ReactNode, useMemo } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { RenameContext } from '../rename/RenameContext.ts';
import { RenameDialog } from '../rename/RenameDialog.tsx';
import { RenameModel } from '../rename/RenameModel.ts';
import { type Design, DesignContext } from './DesignContext.ts';

/** What every part of a designer works on: the document, and what renames parts of it with all that names them. */
export function DesignProviders({ design, children }: { design: Design; children: ReactNode }) {
  const { client } = useRoot();
  const rename = useMemo(() => new RenameModel(client, design.model, design.autosave), [client, design]);
  return (
    <DesignContext.Provider value={design}>
      <RenameContext.Provider value={rename}>
        {children}
        <RenameDialog />
      </RenameContext.Provider>
    </DesignContext.Provider>
  );
}
