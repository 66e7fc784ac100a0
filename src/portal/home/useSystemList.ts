import { useCallback, useEffect, useState } from 'react';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

/** Fetches the systems of the current role; `failure` is what the person reads when they did not come. */
export function useSystemList(): { failure: string | undefined; load: () => Promise<boolean> } {
  const { systems, session } = useRoot();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async (): Promise<boolean> => {
    setFailure(undefined);
    try {
      await systems.loadList();
      return true;
    } catch (error) {
      if (!isCancelled(error)) setFailure(messageOf(error));
      return false;
    }
  }, [systems]);
  const role = session.currentRole;
  useEffect(() => {
    void load();
  }, [load, role]);
  return { failure, load };
}
