import type { Approver } from '../../../schemas/flow/approver.ts';
import type { FlowNode } from '../../../schemas/flow/node.ts';
import type { Mode } from '../../../schemas/flow/policy.ts';
import { contextOf, type FlowSubject } from '../contextOf.ts';
import type { FlowContext } from '../context.ts';
import { isPeopleNode } from '../flowIndex.ts';
import { findingOf } from '../path/findings.ts';
import type { PathFinding } from '../path/pathNode.ts';
import { newState, type Why } from '../state.ts';
import { findPeople, findReaders, type Voter } from './findPeople.ts';
import type { SourceContext } from './sources.ts';

/** Whom a step would ask, by itself: nothing was handled before. */
export interface WouldBe {
  readonly people: readonly Voter[];
  /** Sources that give people only once somebody has picked, handled or filled in something. */
  readonly open: readonly Approver[];
  readonly dropped: readonly Why[];
  readonly mode?: Mode;
  /** What would happen where nobody is found. */
  readonly finding?: PathFinding;
}

const NOBODY: WouldBe = { people: [], open: [], dropped: [] };

/**
 * Whom a step of a flow would ask if somebody started it now, whichever way leads there.
 * @param subject its `unknown` names the fields that nobody has filled in
 * @throws Unanswered where the organisation has to be asked first
 */
export function whoWouldBe(node: FlowNode, subject: FlowSubject): WouldBe {
  const context: SourceContext = {
    ...contextOf(subject, newState()),
    picked: [],
    handledBy: () => [],
  };
  const sources: readonly Approver[] =
    node.type === 'cc' ? node.recipients : isPeopleNode(node) ? (node.approvers ?? []) : [];
  const open = sources.filter((source) => isOpen(source, context));
  const known = sources.filter((source) => !open.includes(source));
  if (known.length === 0) return { ...NOBODY, open };
  if (!isPeopleNode(node)) return { ...NOBODY, people: findReaders(known, context), open };
  const found = findPeople(
    { ...node, approvers: known },
    { ...context, asksAnew: false, agreed: () => false },
  );
  const isPart = open.length > 0;
  const finding = isPart ? undefined : findingOf(found);
  return {
    // Where only a part of them is known, there is somebody in any case.
    people: isPart && found.reason !== null ? [] : found.voters,
    open,
    dropped: found.dropped,
    mode: found.mode,
    ...(finding && { finding }),
  };
}

function isOpen(source: Approver, { isKnown }: FlowContext): boolean {
  switch (source.source) {
    case 'initiatorPicks':
    case 'previousPicks':
    case 'sameAs':
      return true;
    case 'personField':
    case 'departmentFieldHead':
      return !isKnown(`{{form.${source.field}}}`);
    case 'headAtLevel':
    case 'headChain':
      return typeof source.of === 'object' && !isKnown(`{{form.${source.of.field}}}`);
    case 'expression':
      return !isKnown(source.value);
    default:
      return false;
  }
}
