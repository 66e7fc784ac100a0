import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { resourcePath } from '../../runtime/actions/resourcePath.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { Splash } from '../parts/Splash.tsx';
import { BACK_OFFICE } from './backOfficePages.ts';
import { openBackOffice } from './openBackOffice.ts';

/**
 * A named route of the back office: leads to its list where the menus of the back office have it, whatever system was
 * open before; who has none of those menus sees the page without any.
 */
export function BackOfficePage({
  list,
  params = NONE,
}: {
  list: string;
  params?: Readonly<Record<string, string>> | undefined;
}) {
  const root = useRoot();
  const navigate = useNavigate();
  useEffect(() => {
    let gone = false;
    const address = (): string => resourcePath(root.systems, { kind: 'mgrList', id: list }, params);
    const go = (): void => {
      if (!gone) void navigate(address(), { replace: true });
    };
    enterBackOffice(root, go).catch((error: unknown) => {
      if (gone || isCancelled(error)) return;
      root.ui.message('error', messageOf(error));
      go();
    });
    return () => {
      gone = true;
    };
  }, [root, list, params, navigate]);
  return <Splash />;
}

const NONE = {};

/** @throws ApiError */
async function enterBackOffice(root: RootStore, go: () => void): Promise<void> {
  const { systems } = root;
  if (systems.current?.id === BACK_OFFICE) {
    go();
    return;
  }
  const outcome = await openBackOffice(root, go);
  if (outcome === 'empty') systems.leave();
  // Who may not enter it is refused by the page, in the system that is open.
  if (outcome !== 'asked') go();
}
