import type { ReactNode } from 'react';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** Stands where the workspace would be when its system could not be fetched. */
export function openFailure(root: RootStore, description: string, retry: () => void): ReactNode {
  const { Failure } = root.platform.chrome;
  return (
    <Failure title={root.locale.text(workspaceLocale, 'notOpened')} description={description} retry={retry} />
  );
}
