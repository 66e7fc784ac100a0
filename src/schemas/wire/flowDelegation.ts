/** Somebody by id, with their name. */
interface Person {
  value: string;
  label: string;
}

/** Who stands in for somebody in flows while they are away. */
export interface FlowDelegation {
  id: string;
  from: Person;
  to: Person;
  /** Whether the one who stands in is disabled: then nobody does. */
  toDisabled: boolean;
  /** Ids of flows; absent: all of them. */
  flows?: string[];
  /** ISO 8601, UTC; what opens from here on … */
  startsAt: string;
  /** … and before this moment goes to the other person. */
  endsAt: string;
  /** Whether what is open when it begins goes over too. */
  open: boolean;
  revision: number;
}

/** Most that one person has at once. */
export const MOST_DELEGATIONS = 200;
/** Most flows that one of them names. */
export const MOST_DELEGATED_FLOWS = 100;
