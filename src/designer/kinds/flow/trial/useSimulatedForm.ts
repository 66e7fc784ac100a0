import { useMemo, useState } from 'react';
import { type ResolvedRight, rightsAt } from '../../../../documents/flow/fieldRights.ts';
import type { FormMatter } from '../../../../runtime/form/openFlowForm.ts';
import { type FlowFormState, useFlowForm } from '../../../../runtime/form/useFlowForm.ts';
import type { FieldRights } from '../../../../schemas/flow/node.ts';
import { useSimulation } from './useSimulation.ts';

const toRead = ({ right }: ResolvedRight): FieldRights[string] => (right === 'hidden' ? 'hidden' : 'read');

/**
 * The form of the flow as whoever acts now has it: under the rights of the start before something is submitted, of the step
 * that is looked at, and to be read alone where nothing is left to do. To be called by an observer.
 */
export function useSimulatedForm(): FlowFormState & { readonly node: string | undefined } {
  const { simulation, flow, form, fields, trial } = useSimulation();
  const { frame, task, ground } = simulation;
  // What was filled in before this was left; what is typed now goes on in the form itself.
  const [first] = useState(trial.values);
  const played = ground?.flow ?? flow;
  const start = played.nodes[0]?.id ?? '';
  const isOver = frame !== undefined && frame.state.state !== 'withdrawn' && task === undefined;
  const node = frame === undefined || frame.state.state === 'withdrawn' ? start : (task?.node ?? start);
  const values = frame?.values;
  const matter = useMemo((): FormMatter | undefined => {
    if (form === undefined || fields === undefined) return undefined;
    const resolved = rightsAt(played, node, fields);
    return {
      form: { id: form.id, version: 0 },
      schema: form,
      rights: Object.fromEntries(
        [...resolved].map(([code, right]) => [code, isOver ? toRead(right) : right]),
      ),
      record: values,
      ...(values === undefined && { values: first }),
    };
  }, [form, fields, played, node, isOver, values, first]);
  return { ...useFlowForm(matter), node: isOver ? undefined : node };
}
