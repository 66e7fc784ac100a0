import { walk, type CompiledNode } from '../../../documents/compile.ts';
import type { Environment } from '../../../documents/environment.ts';
import { allReads, recordReads, type RecordReads } from '../../../documents/recordReads.ts';
import type { FormDocument, MgrListDocument } from '../../../schemas/documents/index.ts';
import type { Prop } from '../../../schemas/prop.ts';

/** What a list reads of its records beside its columns: its marks, its actions, and how records are called. */
export function readsOfList(
  { rowActions, bulkActions, rowTones, open }: MgrListDocument,
  { titleField, storage }: FormDocument,
  environment: Environment,
): RecordReads {
  const unique = Object.entries(storage ?? {}).flatMap(([code, { unique: one }]) =>
    one === true ? code : [],
  );
  return allReads([
    // A record is called by its title, and by what is its own where others are called the same.
    new Set(titleField === undefined ? [] : [titleField, ...unique]),
    recordReads([rowActions ?? [], rowTones ?? [], open ?? []], ['row'], environment),
    recordReads([bulkActions ?? []], ['selected'], environment),
  ]);
}

/** What a view reads of the records of its list: the members that its props name, and what its texts and chains read. */
export function readsOfView(view: CompiledNode, environment: Environment): RecordReads {
  const nodes = [...walk([view])];
  return allReads([
    recordReads([view.source], ['item', 'row', 'event'], environment),
    ...nodes.map((node) => {
      if (node.broken) return new Set<string>();
      return node.meta?.listView === true ? membersOf(node) : undefined;
    }),
  ]);
}

function membersOf({ source, meta }: CompiledNode): RecordReads {
  const names = Object.entries(meta?.props ?? {}).flatMap(([name, prop]) =>
    (prop.kind === 'member' || prop.by !== undefined) && prop.measure === undefined
      ? namesIn(source.props?.[name], prop)
      : [],
  );
  // A name that is computed may be any.
  return names.some((name) => name.includes('{{')) ? undefined : new Set(names);
}

/** The members that a prop names: one, several, or one in each of several objects. */
function namesIn(written: unknown, { by = 'field' }: Pick<Prop, 'by'>): readonly string[] {
  if (typeof written === 'string') return [written];
  if (Array.isArray(written)) return written.flatMap((each: unknown) => namesIn(each, { by }));
  if (typeof written !== 'object' || written === null) return [];
  return namesIn(new Map(Object.entries(written)).get(by), { by });
}
