import type { Use } from '../../src/documents/check/context.ts';
import { CONTROL_PREFIX, controlIdOf } from '../../src/schemas/controlType.ts';
import { readPageAddress, spanInAddress } from '../../src/schemas/pageAddress.ts';
import { resourceKinds } from '../../src/schemas/kinds.ts';
import { pointer } from '../../src/schemas/pointer.ts';

/**
 * What a document names: a resource; an interface, whose kind is `call` and whose id is `moduleCode/interfaceUrl`; or the
 * page at an address of the portal, whose kind is `path` and whose id is that path: which one it is, is known only by what
 * is published (`pagesAt`).
 */
export interface Reference {
  readonly kind: string;
  readonly id: string;
}

const kinds: ReadonlySet<string> = new Set(resourceKinds);

/** A reference of one member of an object, with where in it the id stands. */
interface MemberReference extends Reference {
  readonly index?: number;
  readonly span?: readonly [number, number];
}

/** The references that one member of an object is, by the names that documents use. */
function memberReferences(name: string, value: unknown, inFlow: boolean): readonly MemberReference[] {
  if (typeof value === 'string') {
    const started = inFlow && Object.hasOwn(flowMembers, name) ? flowMembers[name] : undefined;
    if (started !== undefined) return [{ kind: started, id: value }];
    // A component of a data screen.
    if (name === 'bi') return [{ kind: 'bi', id: value }];
    // A node that is a control.
    const control = name === 'type' ? controlIdOf(value) : undefined;
    if (control !== undefined)
      return [{ kind: 'control', id: control, span: [CONTROL_PREFIX.length, value.length] }];
    if (name === 'module') return [{ kind: 'form', id: value }];
    if (name === 'condition') return [{ kind: 'condition', id: value }];
    // A manager's list.
    if (name === 'list') return [{ kind: 'mgrList', id: value }];
    if (name === 'menuPath') return [{ kind: 'path', id: value, span: spanInAddress(value) }];
    // A page's source, or a call action: module and interface.
    if (name === 'call') {
      const [module = ''] = value.split('/');
      return [
        { kind: 'form', id: module, span: [0, module.length] },
        { kind: 'call', id: value },
      ];
    }
  }
  if (name === 'forms' && Array.isArray(value)) {
    return value.flatMap((id, index) => (typeof id === 'string' ? [{ kind: 'mgrForm', id, index }] : []));
  }
  return [];
}

/** The resources that a reference may mean, the first one that there is first: several only for a path. */
export function pagesAt(reference: Reference): readonly Reference[] {
  if (reference.kind !== 'path') return [reference];
  const address = readPageAddress(reference.id);
  return address && 'kinds' in address ? address.kinds.map((kind) => ({ kind, id: address.id })) : [];
}

/** Members of a flow that name a resource, by what their value names: its form, the page that prints it, what it starts. */
const flowMembers: Readonly<Record<string, string>> = { form: 'form', print: 'app', flow: 'flow' };

/** Where the id of what is named stands: the pointer of the text, and within it from where to where unless it is all of it. */
export type ReferencePlace = Pick<Use, 'path' | 'span'>;

/**
 * Visits what a document names anywhere inside: targets (`{ kind, id }`) of actions and menus, modules, named conditions,
 * the list and forms of a manager; and the interfaces that it calls.
 * @param visit is told the reference, the JSON pointer of the object that names it, and where the id is written
 */
export function visitReferences(
  document: unknown,
  visit: (reference: Reference, path: string, place: ReferencePlace) => void,
): void {
  const inFlow = isObject(document) && document.kind === 'flow';
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of (value as readonly unknown[]).entries()) walk(item, pointer(path, index));
      return;
    }
    if (!isObject(value)) return;
    const { kind, id } = value;
    if (path !== '' && typeof kind === 'string' && typeof id === 'string' && kinds.has(kind))
      visit({ kind, id }, path, { path: pointer(path, 'id') });
    for (const [name, member] of Object.entries(value)) {
      const at = pointer(path, name);
      for (const { kind: of, id: named, index, span } of memberReferences(name, member, inFlow)) {
        const place = { path: index === undefined ? at : pointer(at, index), ...(span && { span }) };
        visit({ kind: of, id: named }, path, place);
      }
      walk(member, at);
    }
  };
  walk(document, '');
}

/** What a document names (`visitReferences`), each once. */
export function findReferences(document: unknown): readonly Reference[] {
  const found = new Map<string, Reference>();
  visitReferences(document, (reference) => found.set(`${reference.kind}/${reference.id}`, reference));
  return [...found.values()];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
