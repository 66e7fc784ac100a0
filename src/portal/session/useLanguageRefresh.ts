import { reaction } from 'mobx';
import { useEffect } from 'react';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { loadContainer } from '../start/beginSession.ts';

/** Names that the server answers in one language (roles, systems, menus) are read again when the language changes. */
export function useLanguageRefresh(): void {
  useOnLanguageChange(refresh);
}

/** The same on the login page, where there is nobody and no system yet. */
export function useContainerLanguage(): void {
  useOnLanguageChange(loadContainer);
}

function useOnLanguageChange(read: (root: RootStore) => Promise<void>): void {
  const root = useRoot();
  useEffect(
    () =>
      reaction(
        () => root.locale.locale,
        () => void read(root),
      ),
    [root, read],
  );
}

async function refresh(root: RootStore): Promise<void> {
  const { session, systems } = root;
  try {
    await Promise.all([loadContainer(root), session.refresh(), systems.loadList()]);
    const open = systems.current?.id;
    // One that is on its way has been asked for in the new language, or is about to be another's menus.
    if (open !== undefined && !systems.isOpening) systems.enter(await systems.load(open));
  } catch (error) {
    if (!isCancelled(error)) root.ui.message('error', messageOf(error));
  }
}
