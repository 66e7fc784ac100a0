import type { AbsentPerson, FlowPerson } from '../../../schemas/wire/flowInstance.ts';

/** A task as far as an absence handed it on. */
export interface HandedTask {
  readonly assignee: FlowPerson | null;
  readonly absent: readonly AbsentPerson[];
}

/** What an absence means to a reader: another stands in for them, or they stand in for others; undefined: neither. */
export type StandIn =
  | { readonly is: 'handed'; readonly to: string; readonly until: string | null }
  | { readonly is: 'inPlaceOf'; readonly names: readonly string[] };

/** @param reader id of whoever looks at the task */
export function standInOf({ assignee, absent }: HandedTask, reader: string | undefined): StandIn | undefined {
  const own = absent.find(({ value }) => value === reader);
  if (assignee === null || absent.length === 0) return undefined;
  if (own) return { is: 'handed', to: assignee.label, until: own.until };
  if (assignee.value !== reader) return undefined;
  return { is: 'inPlaceOf', names: absent.map(({ label }) => label) };
}
