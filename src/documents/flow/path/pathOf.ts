import type { FlowContext } from '../context.ts';
import { flowIndex } from '../flowIndex.ts';
import { GatheredQuestions } from '../people/GatheredQuestions.ts';
import { type FlowState, isFinished } from '../state.ts';
import { Past } from './Past.ts';
import { PathBuilder } from './PathBuilder.ts';
import type { PathNode, PathSources } from './pathNode.ts';
import { Rehearsal } from './Rehearsal.ts';

/** A path, and what was found of the way that lies ahead. */
export interface FullPath {
  readonly path: readonly PathNode[];
  /** Absent where nothing lies ahead. */
  readonly ahead?: Rehearsal;
}

/**
 * The way of an instance: what is done by its last round, where it stands, and what comes with the people who will be
 * asked, found by the code of the engine. Of a new state (`newState`) it is the way of a start that is not submitted yet;
 * of a withdrawn one that is submitted again, too.
 * @throws Unanswered with all that can be asked of the organisation by now
 */
export const pathOf = (
  state: FlowState,
  context: FlowContext,
  sources: PathSources = {},
): readonly PathNode[] => fullPath(state, context, sources).path;

/** As `pathOf`, with what was found on the way. @throws Unanswered */
export function fullPath(state: FlowState, context: FlowContext, sources: PathSources = {}): FullPath {
  const organisation = new GatheredQuestions(context.organisation);
  const asking = withOrganisation(context, organisation);
  const isOver = isFinished(state.state) || state.state === 'withdrawn';
  const ahead = isOver ? undefined : new Rehearsal(state, asking).go();
  organisation.throwIfAny();
  const past = new Past(state, flowIndex(context.flow));
  const path = new PathBuilder({ state, context: context.at(state), past, ahead, sources }).build();
  return { path, ...(ahead && { ahead }) };
}

const withOrganisation = (context: FlowContext, organisation: FlowContext['organisation']): FlowContext => ({
  ...context,
  organisation,
  at: (state, coming) => withOrganisation(context.at(state, coming), organisation),
});
