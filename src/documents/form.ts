import type { FormDocument, MgrFormDocument } from '../schemas/documents/index.ts';
import type { FieldNode, FieldReference, HidePolicy, Node } from '../schemas/node.ts';
import type { FieldMeta } from '../schemas/rendererMeta.ts';
import { compileNodes, walk, type CompiledNode, type NodeMemo } from './compile.ts';
import { at, type Environment } from './environment.ts';
import { fieldReads } from './fieldReads.ts';
import { documentFinding } from './findings.ts';
import { keepIndex, storedIndex } from './storedPath.ts';
import { compileRules, type CompiledRule } from './rule.ts';

/** A field of a form after compilation. */
export interface CompiledField {
  code: string;
  node: CompiledNode;
  meta: FieldMeta;
  rules: readonly CompiledRule[];
  hide: HidePolicy | undefined;
  /** The layout nodes around the field, outermost first: a hidden one hides the field. */
  ancestors: readonly CompiledNode[];
  /** Stands in the layout, so that a person can see it. */
  placed: boolean;
  /** The fields of the objects in its value, where it holds objects. */
  members: CompiledFields | undefined;
}

/** Fields that make one record: those of a form, or of an object inside a field's value. */
export interface CompiledFields {
  fields: readonly CompiledField[];
  byCode: ReadonlyMap<string, CompiledField>;
  /** Computed fields, each after the ones it reads. */
  computed: readonly CompiledField[];
  /** The name under which expressions see the record. */
  scopeName: 'form' | 'row';
}

/** A form after compilation: its fields as data and its layout as nodes. */
export interface CompiledForm extends CompiledFields {
  document: FormDocument;
  layout: readonly CompiledNode[];
  columns: number;
}

/**
 * Compiles a form, as its own document lays it out or as a further form (`mgrForm`) does. Fields whose widget is
 * unknown or no field are left out and reported; the layout shows a placeholder for them.
 * @param memo what its nodes were compiled to before it changed
 */
export function compileForm(
  document: FormDocument,
  environment: Environment,
  further?: MgrFormDocument,
  memo?: NodeMemo,
): CompiledForm {
  const sources = new Map<string, FieldNode>();
  for (const [index, field] of document.fields.entries()) {
    if (sources.has(field.name)) continue;
    const own = overridden(field, further);
    // Not all of them are compiled, nor in this order.
    keepIndex(own, storedIndex(field, index));
    sources.set(field.name, own);
  }
  const layout: readonly (Node | FieldReference)[] | undefined = further?.layout ?? document.layout;
  const placed = layout
    ? compileNodes(layout, environment, '/layout', (code) => sources.get(code), memo)
    : compileNodes([...sources.values()], environment, '/fields', undefined, memo);
  const fields = collectFields(placed, sources, environment, memo);
  return {
    document,
    ...record(fields, 'form', environment),
    layout: placed,
    columns: further?.columns ?? document.columns ?? 2,
  };
}

const record = (
  fields: readonly CompiledField[],
  scopeName: CompiledFields['scopeName'],
  environment: Environment,
): CompiledFields => ({
  fields,
  byCode: new Map(fields.map((field) => [field.code, field])),
  computed: orderComputed(fields, scopeName, environment),
  scopeName,
});

function overridden(field: FieldNode, further: MgrFormDocument | undefined): FieldNode {
  const change = further?.overrides?.[field.name];
  return change ? { ...field, ...change, type: field.type, id: field.id, name: field.name } : field;
}

function collectFields(
  layout: readonly CompiledNode[],
  sources: ReadonlyMap<string, FieldNode>,
  environment: Environment,
  memo: NodeMemo | undefined,
): CompiledField[] {
  const found = new Map<string, CompiledField>();
  const add = (node: CompiledNode, ancestors: readonly CompiledNode[], placed: boolean): void => {
    const field = compileField(node, ancestors, placed, environment);
    if (field && !found.has(field.code)) found.set(field.code, field);
  };
  const visit = (nodes: readonly CompiledNode[], ancestors: readonly CompiledNode[]): void => {
    for (const node of nodes) {
      add(node, ancestors, true);
      if (holdsMembers(node)) continue;
      const inside = [...ancestors, node];
      visit(node.children, inside);
      for (const slot of Object.values(node.slots)) visit(slot, inside);
    }
  };
  visit(layout, []);
  const drawn = new Set([...walk(layout, holdsMembers)].map(({ source }) => source.name));
  const rest = [...sources.values()].filter((field) => !drawn.has(field.name));
  for (const node of walk(compileNodes(rest, environment, '/fields', undefined, memo), holdsMembers))
    add(node, [], false);
  return [...sources.keys()].flatMap((code) => found.get(code) ?? []);
}

/** Whether the children of a node are fields of its value, and none of the record that the node is a field of. */
const holdsMembers = ({ field }: CompiledNode): boolean => field?.members !== undefined;

function compileField(
  node: CompiledNode,
  ancestors: readonly CompiledNode[],
  placed: boolean,
  environment: Environment,
): CompiledField | undefined {
  const code = node.source.name;
  if (code === undefined || !node.field) return undefined;
  const rules = compileRules(node.source.rules, at(environment, node.path));
  const inside = holdsMembers(node)
    ? node.children.flatMap((child) => compileField(child, [], true, environment) ?? [])
    : undefined;
  return {
    code,
    node,
    meta: node.field,
    rules,
    hide: node.source.hide,
    ancestors,
    placed,
    members: inside && record(inside, 'row', environment),
  };
}

/** Orders computed fields by what they read from their record; a cycle is reported with its path and left uncomputed. */
function orderComputed(
  fields: readonly CompiledField[],
  scopeName: CompiledFields['scopeName'],
  environment: Environment,
): CompiledField[] {
  const computed = new Map(fields.filter((field) => field.node.value).map((field) => [field.code, field]));
  const ordered: CompiledField[] = [];
  /** Whether a field that was visited can be computed: it neither stands in a cycle nor reads one that does. */
  const sound = new Map<string, boolean>();
  const visit = (field: CompiledField, trail: readonly string[]): boolean => {
    const known = sound.get(field.code);
    if (known !== undefined) return known;
    if (trail.includes(field.code)) {
      const way = [...trail.slice(trail.indexOf(field.code)), field.code].join(' → ');
      environment.report(documentFinding('CYCLE.computed', undefined, { way }));
      return false;
    }
    const reads = fieldReads(field.node.value, scopeName).flatMap((code) => computed.get(code) ?? []);
    const verdict = reads.every((next) => visit(next, [...trail, field.code]));
    sound.set(field.code, verdict);
    if (verdict) ordered.push(field);
    return verdict;
  };
  for (const field of computed.values()) visit(field, []);
  return ordered;
}
