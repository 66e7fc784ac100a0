import type { ReactNode } from 'react';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** Stands where the workspace would be when its system could not be fetched. */
export function openFailure(root: RootStore, description: string, retry: () => void): ReactNode {
  const { Failure } = root.platform.chrome;
  const title = root.locale.text(workspaceLocale, 'systemInfoFailed');
  return <Failure title={title} description={description} retry={retry} />;
}
