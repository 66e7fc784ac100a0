import { flowIndex, isPeopleNode } from '../../../../documents/flow/flowIndex.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import { useFlowTrial } from './useFlowTrial.ts';

/** A field of the flow's form by its title; the code, where the form is not there. */
export interface PeopleField {
  readonly code: string;
  readonly title: string;
}

/** The fields of the flow's form: those that hold people, and the others. To be called by an observer. */
export function usePeopleFields(): {
  readonly people: readonly PeopleField[];
  readonly others: readonly PeopleField[];
} {
  const { form, model } = useFlowTrial();
  const { locale } = useRoot();
  const people: PeopleField[] = [];
  const others: PeopleField[] = [];
  for (const { name, title, type } of form?.fields ?? []) {
    const field = { code: name, title: (title !== undefined && locale.localise(title)) || name };
    const isPerson = model.language.metas.get(type)?.field?.refers === 'person';
    (isPerson ? people : others).push(field);
  }
  return { people, others };
}

/** What a step of the flow is called. To be called by an observer. */
export function useStepTitle(): (node: Pick<FlowNode, 'type' | 'id' | 'title'>) => string {
  const { locale } = useRoot();
  return ({ type, title }) =>
    (title !== undefined && locale.localise(title)) || locale.localise(stepTitles[type]);
}

/** Steps that people handle and that stand before a node in the document. To be called by an observer. */
export function useStepsBefore(node: string): readonly { readonly id: string; readonly title: string }[] {
  const { flow } = useFlowTrial();
  const titleOf = useStepTitle();
  const all = [...flowIndex(flow).values()].map((each) => each.node);
  const at = all.findIndex(({ id }) => id === node);
  return all
    .slice(0, at === -1 ? undefined : at)
    .filter(isPeopleNode)
    .map((each) => ({ id: each.id, title: titleOf(each) }));
}
