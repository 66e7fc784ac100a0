import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { flowWalkOf, type WalkedRow } from './FlowWalk.ts';
import { flowRowAddress } from '../../runtime/flow/flowAddress.ts';

/** What stands beside an open line in the list that it was opened from; undefined at its ends. */
export interface FlowNeighbours {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/**
 * The lines beside the one that an address opens (`/flowDetail/{instance}?task=…&from=<scope>&flow=<id>`). Reads
 * observables.
 * @returns undefined where it was opened from no list, or from one that is no longer known, as after a reload
 */
export function useFlowNeighbours(): FlowNeighbours | undefined {
  const root = useRoot();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const walk = flowWalkOf(root);
  const from = walk.openedFrom;
  const line = query.get('task') ?? id;
  if (from?.scope !== query.get('from') || from.flow !== (query.get('flow') ?? undefined)) return undefined;
  const go = (row: WalkedRow | undefined): void => {
    if (row) void navigate(flowRowAddress(row, from));
  };
  return {
    previous: walk.hasPrevious(line) ? () => go(walk.previous(line)) : undefined,
    next: walk.hasNext(line)
      ? () => {
          walk.next(line).then(go, (error: unknown) => root.ui.message('error', messageOf(error)));
        }
      : undefined,
  };
}
