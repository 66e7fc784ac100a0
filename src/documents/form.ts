import type { FormDocument, MgrFormDocument } from '../schemas/documents/index.ts';
import type { FieldNode, FieldReference, HidePolicy, Node } from '../schemas/node.ts';
import type { FieldMeta } from '../schemas/rendererMeta.ts';
import { compileNodes, walk, type CompiledNode } from './compile.ts';
import { at, type Environment } from './environment.ts';
import { findings } from './findings.ts';
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
}

/** A form after compilation: its fields as data and its layout as nodes. */
export interface CompiledForm {
  document: FormDocument;
  fields: readonly CompiledField[];
  byCode: ReadonlyMap<string, CompiledField>;
  /** Computed fields, each after the ones it reads. */
  computed: readonly CompiledField[];
  layout: readonly CompiledNode[];
  columns: number;
}

/**
 * Compiles a form, as its own document lays it out or as a further form (`mgrForm`) does. Fields whose widget is
 * unknown or no field are left out and reported; the layout shows a placeholder for them.
 */
export function compileForm(
  document: FormDocument,
  environment: Environment,
  further?: MgrFormDocument,
): CompiledForm {
  const sources = new Map<string, FieldNode>();
  for (const field of document.fields) {
    if (!sources.has(field.name)) sources.set(field.name, overridden(field, further));
  }
  const layout: readonly (Node | FieldReference)[] =
    further?.layout ?? document.layout ?? [...sources.keys()].map((field) => ({ field }));
  const placed = compileNodes(layout, environment, '/layout', (code) => sources.get(code));
  const fields = collectFields(placed, sources, environment);
  return {
    document,
    fields,
    byCode: new Map(fields.map((field) => [field.code, field])),
    computed: orderComputed(fields, environment),
    layout: placed,
    columns: further?.columns ?? document.columns ?? 2,
  };
}

function overridden(field: FieldNode, further: MgrFormDocument | undefined): FieldNode {
  const change = further?.overrides?.[field.name];
  return change ? { ...field, ...change, type: field.type, id: field.id, name: field.name } : field;
}

function collectFields(
  layout: readonly CompiledNode[],
  sources: ReadonlyMap<string, FieldNode>,
  environment: Environment,
): CompiledField[] {
  const found = new Map<string, CompiledField>();
  const add = (node: CompiledNode, ancestors: readonly CompiledNode[], placed: boolean): void => {
    const code = node.source.name;
    if (code === undefined || !node.field || found.has(code)) return;
    const rules = compileRules(node.source.rules, at(environment, node.path));
    found.set(code, { code, node, meta: node.field, rules, hide: node.source.hide, ancestors, placed });
  };
  const visit = (nodes: readonly CompiledNode[], ancestors: readonly CompiledNode[]): void => {
    for (const node of nodes) {
      add(node, ancestors, true);
      const inside = [...ancestors, node];
      visit(node.children, inside);
      for (const slot of Object.values(node.slots)) visit(slot, inside);
    }
  };
  visit(layout, []);
  const drawn = new Set([...walk(layout)].map(({ source }) => source.name));
  const rest = [...sources.values()].filter((field) => !drawn.has(field.name));
  for (const node of walk(compileNodes(rest, environment, '/fields'))) add(node, [], false);
  return [...sources.keys()].flatMap((code) => found.get(code) ?? []);
}

/** Orders computed fields by what they read from the form; a cycle is reported with its path and left uncomputed. */
function orderComputed(fields: readonly CompiledField[], environment: Environment): CompiledField[] {
  const computed = new Map(fields.filter((field) => field.node.value).map((field) => [field.code, field]));
  const ordered: CompiledField[] = [];
  /** Whether a field that was visited can be computed: it neither stands in a cycle nor reads one that does. */
  const sound = new Map<string, boolean>();
  const visit = (field: CompiledField, trail: readonly string[]): boolean => {
    const known = sound.get(field.code);
    if (known !== undefined) return known;
    if (trail.includes(field.code)) {
      environment.report(findings.computedCycle([...trail.slice(trail.indexOf(field.code)), field.code]));
      return false;
    }
    const reads = formReads(field).flatMap((code) => computed.get(code) ?? []);
    const verdict = reads.every((next) => visit(next, [...trail, field.code]));
    sound.set(field.code, verdict);
    if (verdict) ordered.push(field);
    return verdict;
  };
  for (const field of computed.values()) visit(field, []);
  return ordered;
}

/** Codes of the fields that a computed field's template reads. */
const formReads = (field: CompiledField): string[] =>
  (field.node.value?.paths ?? []).flatMap((path) => /^form\.([A-Za-z]\w*)/.exec(path)?.[1] ?? []);
