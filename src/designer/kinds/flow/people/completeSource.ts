import { Check } from 'typebox/value';
import { type Approver, ApproverSchema } from '../../../../schemas/flow/approver.ts';

/** A source of people that may lack what it is of: until that is chosen, the document does not have it. */
export type SourceDraft = { readonly source: Approver['source'] } & Readonly<Record<string, unknown>>;

/** Whether a source says all that it has to. */
export const isComplete = (draft: SourceDraft): draft is SourceDraft & Approver =>
  Check(ApproverSchema, draft);

/** A source to begin with, of a kind. */
export function freshSource(source: Approver['source']): SourceDraft {
  if (source === 'headAtLevel') return { source, level: 1 };
  if (source === 'headChain') return { source, upTo: 'top' };
  return { source };
}

/** Kinds of sources in the order in which they are offered. */
export const sourceKinds: readonly Approver['source'][] = [
  'initiatorHead',
  'headAtLevel',
  'headChain',
  'person',
  'role',
  'departmentHead',
  'departmentMembers',
  'label',
  'initiatorPicks',
  'previousPicks',
  'personField',
  'departmentFieldHead',
  'initiator',
  'sameAs',
  'expression',
];
