import { controlIdOf } from '../../../src/schemas/controlType.ts';
import type { FlowDocument } from '../../../src/schemas/documents/index.ts';
import type { FlowNode } from '../../../src/schemas/flow/node.ts';
import { resourceKinds } from '../../../src/schemas/kinds.ts';

/** A resource that a document names. */
export interface Reference {
  readonly kind: string;
  readonly id: string;
}

const kinds: ReadonlySet<string> = new Set(resourceKinds);

/** The reference that one member of an object is, by the names that documents use. */
function memberReferences(name: string, value: unknown): Reference[] {
  if (typeof value === 'string') {
    // A component of a data screen.
    if (name === 'bi') return [{ kind: 'bi', id: value }];
    // A node that is a control.
    const control = name === 'type' ? controlIdOf(value) : undefined;
    if (control !== undefined) return [{ kind: 'control', id: control }];
    if (name === 'module') return [{ kind: 'form', id: value }];
    if (name === 'condition') return [{ kind: 'condition', id: value }];
    // A manager's list.
    if (name === 'list') return [{ kind: 'mgrList', id: value }];
    // A page's source, or a call action: module and interface.
    if (name === 'call') return [{ kind: 'form', id: value.split('/')[0] ?? '' }];
  }
  if (name === 'forms' && Array.isArray(value)) {
    return value.filter((id) => typeof id === 'string').map((id) => ({ kind: 'mgrForm', id }));
  }
  return [];
}

/** What a flow names beside what any document can: its form, the page that prints it, the flows that it starts. */
function flowReferences(document: unknown): readonly Reference[] {
  if (typeof document !== 'object' || document === null || !('kind' in document) || document.kind !== 'flow')
    return [];
  const { form, settings, nodes } = document as FlowDocument;
  const started = (steps: readonly FlowNode[]): Reference[] =>
    steps.flatMap((step) => {
      if ('branches' in step) return step.branches.flatMap((branch) => started(branch.nodes));
      return step.type === 'subFlow' ? [{ kind: 'flow', id: step.flow }] : [];
    });
  const { print } = settings;
  return [
    { kind: 'form', id: form },
    ...(print === undefined ? [] : [{ kind: 'app', id: print }]),
    ...started(nodes),
  ];
}

/**
 * Resources that a document names anywhere inside: targets (`{ kind, id }`) of actions and menus, modules, named
 * conditions, the list and forms of a manager. Each once.
 */
export function findReferences(document: unknown): readonly Reference[] {
  const found = new Map<string, Reference>();
  const add = (reference: Reference): void => {
    found.set(`${reference.kind}/${reference.id}`, reference);
  };
  const visit = (value: unknown, isRoot: boolean): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, false);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const members = value as Record<string, unknown>;
    const { kind, id } = members;
    if (!isRoot && typeof kind === 'string' && typeof id === 'string' && kinds.has(kind)) add({ kind, id });
    for (const [name, member] of Object.entries(members)) {
      memberReferences(name, member).forEach(add);
      visit(member, false);
    }
  };
  visit(document, true);
  flowReferences(document).forEach(add);
  return [...found.values()];
}
