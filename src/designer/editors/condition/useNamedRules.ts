import { useMemo } from 'react';
import { namesCondition } from '../../../documents/namedRules.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RuleSet } from '../../../schemas/condition.ts';
import { fetchWorking } from '../../core/designCalls.ts';

/** The rules of a condition that is a document of its own; undefined until they are here, or where it names another one. */
export function useNamedRules(id: string | undefined): RuleSet | undefined {
  const { client } = useRoot();
  const load = useMemo(
    () =>
      id === undefined
        ? undefined
        : async (signal: AbortSignal): Promise<RuleSet | null> => {
            const { document } = await fetchWorking(client, { kind: 'condition', id }, signal);
            return document.kind === 'condition' && !namesCondition(document.rules) ? document.rules : null;
          },
    [client, id],
  );
  const { loaded } = useLoaded(load);
  return id !== undefined && loaded.status === 'ready' ? (loaded.value ?? undefined) : undefined;
}
