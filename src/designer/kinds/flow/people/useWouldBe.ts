import { useMemo } from 'react';
import { type WouldBe, whoWouldBe } from '../../../../documents/flow/people/whoWouldBe.ts';
import { type Loaded, useLoaded } from '../../../../runtime/render/useLoaded.ts';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import { useFlowTrial } from './useFlowTrial.ts';

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Whom steps of the flow would ask, as the person starts it whom the designer has chosen; by node. To be called by an observer.
 * @param nodes keep the list while it holds the same nodes
 * @returns undefined while nobody is chosen
 */
export function useWouldBe(
  nodes: readonly FlowNode[],
): { readonly loaded: Loaded<ReadonlyMap<string, WouldBe>>; readonly retry: () => void } | undefined {
  const { flow, form, trial, around } = useFlowTrial();
  const { starter, values, round } = trial;
  const load = useMemo(() => {
    void round;
    if (starter === undefined) return undefined;
    const unknown = new Set(
      (form?.fields ?? []).map(({ name }) => name).filter((code) => !isFilled(values[code])),
    );
    const subject = trial.subjectOf(flow, around, values);
    if (subject === undefined) return undefined;
    return (signal: AbortSignal) =>
      trial.run(
        (organisation) =>
          new Map(nodes.map((node) => [node.id, whoWouldBe(node, { ...subject, organisation, unknown })])),
        signal,
      );
  }, [starter, values, round, form, trial, around, nodes, flow]);
  const { loaded, retry } = useLoaded(load);
  return load === undefined ? undefined : { loaded, retry };
}
