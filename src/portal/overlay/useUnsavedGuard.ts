import { useEffect } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { mayLose } from './mayLose.ts';

/** Asks before a link, or the end of the page itself, loses unsaved input. */
export function useUnsavedGuard(): void {
  const root = useRoot();
  useEffect(() => {
    const { unsaved, session, ui } = root;
    const end = (event: BeforeUnloadEvent): void => {
      if (session.status === 'loggedIn' && unsaved.any()) event.preventDefault();
    };
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const here = link?.origin === window.location.origin && link.target !== '_blank';
      const elsewhere =
        event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || !here || elsewhere || !unsaved.any()) return;
      event.preventDefault();
      event.stopPropagation();
      void mayLose(root).then((agreed) => {
        if (agreed) ui.navigate(`${link.pathname}${link.search}`);
      });
    };
    window.addEventListener('beforeunload', end);
    document.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('beforeunload', end);
      document.removeEventListener('click', follow, true);
    };
  }, [root]);
}
