/** The static check of expressions, templates and conditions; apart, so that pages which only run them do not load it. */
export { checkCondition, examineCondition } from './checkCondition.ts';
export { checkExpression, PROPOSALS, type Read } from './checkExpression.ts';
export { conditionCheckTable } from './findings.ts';
export { checkTemplate, examineText } from './checkTemplate.ts';
export { nearest, type ProposalWork, type Propose, proposalWork, proposer } from './nearest.ts';
export * as types from './staticType.ts';
export type { Origin, RecordType, StaticType } from './staticType.ts';
export { witnesses } from './witnesses.ts';
