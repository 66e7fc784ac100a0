import type { Approver } from '../../../schemas/flow/approver.ts';
import type { PeopleNode } from '../flowIndex.ts';
import type { Run } from '../Run.ts';
import { lastHandledBy } from '../trail.ts';
import type { PathPick } from './pathNode.ts';

/** Stands for whoever of several will have handled a step. */
export const UNKNOWN_PERSON = { value: '', label: '' };

/** Sources of a step that can be asked by now, and what is picked on the way there. */
export interface KnownSources {
  readonly known: readonly Approver[];
  readonly pick?: PathPick;
  /** It depends on values that are not there yet who is asked. */
  readonly isOpen: boolean;
}

/**
 * Divides the sources of a step into those that can be asked by now, and those that somebody or something decides first.
 * @param isSubmitAhead whether the initiator can still pick
 */
export function knownSources(
  run: Run,
  { id, approvers = [] }: PeopleNode,
  isSubmitAhead: boolean,
): KnownSources {
  const isPicked = (run.state.picks[id] ?? []).length > 0;
  const known: Approver[] = [];
  let pick: PathPick | undefined;
  let isOpen = false;
  for (const source of approvers) {
    const isPick = source.source === 'previousPicks' || (source.source === 'initiatorPicks' && isSubmitAhead);
    if (isPick && !isPicked) {
      const { many = false, required = true, scope = null } = source;
      pick ??= { many, required, scope, by: source.source === 'initiatorPicks' ? 'initiator' : 'previous' };
    } else if (isKnown(run, source)) known.push(source);
    else isOpen = true;
  }
  return { known, isOpen, ...(pick && { pick }) };
}

function isKnown(run: Run, source: Approver): boolean {
  const { context } = run;
  switch (source.source) {
    case 'personField':
    case 'departmentFieldHead':
      return context.isKnown(`{{form.${source.field}}}`);
    case 'headAtLevel':
    case 'headChain':
      return typeof source.of !== 'object' || context.isKnown(`{{form.${source.of.field}}}`);
    case 'expression':
      return context.isKnown(source.value);
    case 'sameAs':
      return !lastHandledBy(run, source.node).some(({ value }) => value === UNKNOWN_PERSON.value);
    default:
      return true;
  }
}
