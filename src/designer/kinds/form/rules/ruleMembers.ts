import type { Prop } from '../../../../schemas/prop.ts';
import { computedProp, nodeProps } from '../../../panel/roles/nodeMembers.ts';
import type { FieldRow } from '../shared/fieldRows.ts';

/** The columns of the table: what may depend on something. */
export const ruleMembers = ['visible', 'required', 'readOnly', 'value'] as const;
export type RuleMember = (typeof ruleMembers)[number];

/** How a member is set; undefined where there is none of it. */
export const propOfMember = (member: RuleMember): Prop | undefined =>
  member === 'value' ? computedProp : nodeProps[member];

/** What holds where a field says nothing. */
export const usual = (member: RuleMember): unknown => (member === 'value' ? undefined : member === 'visible');

/** Whether a field can have a member: what numbers itself is never computed. */
export const takesMember = ({ meta }: FieldRow, member: RuleMember): boolean =>
  member !== 'value' || meta?.field?.serial !== true;

/** Whether a value can stand in another member. */
export const fitsMember = (from: RuleMember, to: RuleMember): boolean =>
  (from === 'value') === (to === 'value');
