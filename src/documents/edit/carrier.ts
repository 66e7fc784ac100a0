import type { DocumentKind } from '../../schemas/documents/index.ts';
import { pointer } from '../../schemas/pointer.ts';
import type { LocalText } from '../../schemas/text.ts';
import { blankDocument, blankKinds } from '../blankDocument.ts';
import { type HoldingShape, holdingsOfDocument } from '../parts/grammar.ts';

/** A part of a clipboard that nobody has looked into. */
export interface UnreadPart {
  readonly role: string;
  readonly name: string;
  readonly value: object;
}

interface Cargo {
  readonly kind: DocumentKind;
  readonly schemaVersion: number;
  readonly parts: readonly UnreadPart[];
  readonly sources: object;
  readonly variables: object;
  readonly fields: readonly unknown[];
}

/** Parts in a document of their own. */
export interface Carried {
  /** Nobody has checked it yet. */
  readonly document: object;
  /** Where each part stands in it. */
  readonly pointers: readonly string[];
  /** Where the fields begin that came along, behind those that are parts. */
  readonly firstField: number;
  /** How a person is told of a place in it. */
  readonly placeOf: (path: string) => LocalText | undefined;
}

/**
 * Puts parts into a document that holds nothing else, where the grammar of its kind has them: of the kind that they were
 * copied from, else of one that takes them all. Undefined where none does.
 */
export function carryParts({ kind, schemaVersion, parts, fields, ...named }: Cargo): Carried | undefined {
  const takes = (each: DocumentKind): boolean =>
    parts.every(({ role }) => holdingFor(each, role) !== undefined);
  const carrier = blankKinds.includes(kind) && takes(kind) ? kind : blankKinds.find(takes);
  if (carrier === undefined) return undefined;
  const blank = blankDocument(carrier, {
    ...{ id: 'clipping', name: 'clipping', list: 'clipping' },
    module: { id: 'clipping', fields: ['clipping'] },
  });
  const lists = new Map<string, unknown[]>();
  const names = new Map<string, Map<string, unknown>>(
    Object.entries(named).map(([name, members]) => [name, new Map(Object.entries(members))]),
  );
  const pointers = parts.map(({ role, name, value }) => {
    const { name: member, form } = holdingFor(carrier, role) ?? { name: '', form: 'list' };
    if (form === 'names') {
      names.set(member, (names.get(member) ?? new Map<string, unknown>()).set(name, value));
      return pointer(`/${member}`, name);
    }
    const list = lists.get(member) ?? [];
    lists.set(member, list);
    list.push(value);
    return pointer(`/${member}`, list.length - 1);
  });
  // A flow has two steps at least: those that it begins with stand behind what is carried.
  if (carrier === 'flow' && 'nodes' in blank)
    lists.set('nodes', [...(lists.get('nodes') ?? []), ...blank.nodes]);
  const own = lists.get('fields') ?? [];
  if (fields.length > 0) lists.set('fields', [...own, ...fields]);
  return {
    document: {
      ...blank,
      ...(carrier === kind && { schemaVersion }),
      ...Object.fromEntries(lists),
      ...Object.fromEntries(
        [...names]
          .filter(([, members]) => members.size > 0)
          .map(([name, members]) => [name, Object.fromEntries(members)]),
      ),
    },
    pointers,
    firstField: own.length,
    placeOf: (path) => {
      const at = pointers.findIndex((each) => path === each || path.startsWith(`${each}/`));
      const inside = at < 0 ? path : path.slice((pointers[at] ?? '').length);
      if (at < 0) return path === '' ? undefined : { zhCN: path, enUS: path };
      return {
        zhCN: `第 ${String(at + 1)} 项${inside === '' ? '' : ` ${inside}`}`,
        enUS: `part ${String(at + 1)}${inside === '' ? '' : ` ${inside}`}`,
      };
    },
  };
}

/** A field stands among the nodes where a kind has no fields of its own. */
function holdingFor(kind: DocumentKind, role: string): HoldingShape | undefined {
  const holdings = holdingsOfDocument(kind);
  const withRole = (wanted: string): HoldingShape | undefined =>
    holdings.find(({ roles }) => roles.some((each) => each === wanted));
  return withRole(role) ?? (role === 'field' ? withRole('node') : undefined);
}
