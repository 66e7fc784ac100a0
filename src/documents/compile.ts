import { compileTemplate } from '../conditions/index.ts';
import type { Action } from '../schemas/action.ts';
import { DOCUMENT_DEPTH, DOCUMENT_NODES } from '../schemas/limits.ts';
import { type FieldReference, isFieldReference, type Node } from '../schemas/node.ts';
import type { FieldMeta, RendererMeta } from '../schemas/rendererMeta.ts';
import type { Locale } from '../schemas/text.ts';
import { at, compileOptions, type Environment } from './environment.ts';
import { compileFlag, type CompiledFlag, type Scope } from './flag.ts';
import { documentFinding, missingWidget } from './findings.ts';
import { brokenProp, isList, isNodeShaped } from './nodeShape.ts';
import { compileProp, compileText, type CompiledProp } from './prop.ts';
import { storedPath } from './storedPath.ts';
import type { Finding } from '../schemas/finding.ts';

/** A template ready for use. */
export interface CompiledValue {
  evaluate(scope: Scope): unknown;
  /** @throws ExpressionError where `evaluate` would give its fallback */
  evaluateStrictly(scope: Scope): unknown;
  /** The names that it reads from the scope. */
  dependencies: readonly string[];
  /** What it reads, as deep as it is known without evaluating: `form.days`. */
  paths: readonly string[];
  constant: boolean;
}

/** A node after compilation: nothing in it is parsed again while the page lives. */
export interface CompiledNode {
  /** JSON pointer into the document; unique. */
  path: string;
  /**
   * The React key, unique among the nodes beside it: the path, or where a document is compiled again after each change
   * (`NodeMemo`) the node's id, so that nothing is mounted anew because something was put before it.
   */
  key: string;
  source: Node;
  meta: RendererMeta | undefined;
  /** Why the node cannot be drawn; a placeholder stands for it. */
  broken: Finding | undefined;
  field: FieldMeta | undefined;
  visible: CompiledFlag;
  enabled: CompiledFlag;
  required: CompiledFlag;
  readOnly: CompiledFlag;
  title: CompiledProp;
  description: CompiledProp;
  tooltip: CompiledProp;
  props: Readonly<Record<string, CompiledProp>>;
  initial: CompiledValue | undefined;
  /** Set on computed fields. */
  value: CompiledValue | undefined;
  /** Action chains by event. */
  on: Readonly<Record<string, readonly Action[]>>;
  children: readonly CompiledNode[];
  slots: Readonly<Record<string, readonly CompiledNode[]>>;
}

/** Gives the node that a field reference in a layout stands for. */
export type FieldLookup = (code: string) => Node | undefined;

/** What a node was compiled to, with what decides whether it still is that. */
export interface RememberedNode {
  readonly compiled: CompiledNode;
  /** Fields that references inside stood for. */
  readonly reads: ReadonlyMap<string, Node | undefined>;
  /** How many nodes stand in it. */
  readonly count: number;
}

/**
 * Keeps what nodes were compiled to, for whoever compiles a document anew after each change of it: documents are
 * immutable, so that a node that did not change is the same object, and so is what it was compiled to.
 */
export interface NodeMemo {
  recall(
    source: Node,
    path: string,
    environment: Environment,
    field: FieldLookup,
  ): RememberedNode | undefined;
  keep(source: Node, path: string, environment: Environment, remembered: RememberedNode): void;
  /** A field as a reference with a layout of its own places it. */
  placed(target: Node, reference: FieldReference): Node;
}

/** Compiles a list of nodes, stopping at the limits of a document. */
export function compileNodes(
  nodes: readonly (Node | FieldReference)[],
  environment: Environment,
  path: string,
  field: FieldLookup = () => undefined,
  memo?: NodeMemo,
): CompiledNode[] {
  return new NodeCompiler(environment, field, memo).list(nodes, path, 1);
}

/** Compiles the one node of a member that holds no list. @param path JSON pointer of the node */
export const compileNode = (node: Node, environment: Environment, path: string): CompiledNode =>
  new NodeCompiler(environment, () => undefined).child(node, path, 1);

class NodeCompiler {
  private count = 0;
  /** Where each id stands first. */
  private readonly ids = new Map<string, { source: Node; path: string }>();
  private full = false;
  private readonly environment: Environment;
  private readonly field: FieldLookup;
  private readonly memo: NodeMemo | undefined;
  /** Fields that were looked up within the node at hand. */
  private reads = new Map<string, Node | undefined>();

  constructor(environment: Environment, field: FieldLookup, memo?: NodeMemo) {
    this.environment = environment;
    this.field = field;
    this.memo = memo;
  }

  list(nodes: readonly (Node | FieldReference)[], path: string, depth: number): CompiledNode[] {
    if (depth > DOCUMENT_DEPTH) {
      this.environment.report(documentFinding('TOO_DEEP.page', path));
      return [];
    }
    // What was put into the database by hand may be anything.
    if (!isList(nodes)) {
      this.environment.report(documentFinding('WRONG_SHAPE', path));
      return [];
    }
    const compiled: CompiledNode[] = [];
    const keys = new Set<string>();
    for (const [index, child] of nodes.entries()) {
      if (this.count === DOCUMENT_NODES) {
        this.reportFull(path);
        break;
      }
      this.count += 1;
      const node = this.child(child, storedPath(path, child, index), depth);
      compiled.push(this.memo ? keyed(node, keys) : node);
    }
    return compiled;
  }

  /** Lists around the full one end as well; one finding is enough. */
  private reportFull(path: string): void {
    if (!this.full) this.environment.report(documentFinding('TOO_MANY_NODES.page', path));
    this.full = true;
  }

  /**
   * Nodes of one id are drawn all the same: who names one of them by it may mean the other. What stands in a field that
   * the layout draws twice is one node.
   */
  private note(source: Node, path: string): void {
    const first = this.ids.get(source.id);
    if (first === undefined) this.ids.set(source.id, { source, path });
    else if (first.source !== source) {
      const taken = { id: source.id, first: first.path };
      this.environment.report(documentFinding('DUPLICATE_ID', `${path}/id`, taken));
    }
  }

  child(child: Node | FieldReference, path: string, depth: number): CompiledNode {
    if (!isNodeShaped(child))
      return this.node({ type: '', id: '' }, path, depth, documentFinding('WRONG_SHAPE'));
    if (!isFieldReference(child)) {
      this.note(child, path);
      return this.remembered(child, path, depth);
    }
    const target = this.lookUp(child.field);
    if (!target) {
      const missing = documentFinding('UNKNOWN_FIELD.placed', '/field', { name: child.field });
      return this.node({ type: '', id: '' }, path, depth, missing);
    }
    if (!child.layout) return this.remembered(target, path, depth);
    const placed = this.memo?.placed(target, child) ?? { ...target, layout: child.layout };
    return this.remembered(placed, path, depth);
  }

  private lookUp(code: string): Node | undefined {
    const target = this.field(code);
    this.reads.set(code, target);
    return target;
  }

  /** What a node was compiled to before, where it is still that. */
  private remembered(source: Node, path: string, depth: number): CompiledNode {
    const { memo, reads: outer, count: before } = this;
    if (!memo) return this.node(source, path, depth);
    let known = memo.recall(source, path, this.environment, this.field);
    if (known) this.count += known.count;
    else {
      this.reads = new Map();
      const compiled = this.node(source, path, depth);
      known = { compiled, reads: this.reads, count: this.count - before };
      memo.keep(source, path, this.environment, known);
    }
    this.reads = outer;
    for (const [code, target] of known.reads) outer.set(code, target);
    return known.compiled;
  }

  private node(source: Node, path: string, depth: number, known?: Finding): CompiledNode {
    const meta = this.environment.metas.get(source.type);
    const broken = known ?? (meta ? brokenProp(source, meta) : missingWidget(source.type));
    if (broken) at(this.environment, path).report(broken);
    const mistakes: Finding[] = [];
    const own = compileOwn(source, broken ? undefined : meta, noting(at(this.environment, path), mistakes));
    // An expression that cannot even be read is the node's fault as much as a wrong prop.
    const why = broken ?? mistakes[0];
    const safe = why ? undefined : meta;
    return {
      path,
      key: this.memo && source.id !== '' ? source.id : path,
      source,
      meta: safe,
      broken: why && { ...why, path: `${path}${why.path ?? ''}` },
      field: source.name === undefined ? undefined : safe?.field,
      ...own,
      on: source.on ?? {},
      children: safe && source.children ? this.list(source.children, `${path}/children`, depth + 1) : [],
      slots: safe && source.slots ? this.slots(source.slots, path, depth) : {},
    };
  }

  private slots(slots: Record<string, Node[]>, path: string, depth: number): Record<string, CompiledNode[]> {
    return Object.fromEntries(
      Object.entries(slots).map(([name, nodes]) => [
        name,
        this.list(nodes, `${path}/slots/${name}`, depth + 1),
      ]),
    );
  }
}

/** The same environment, which also notes the errors that compiling reports. */
const noting = (environment: Environment, mistakes: Finding[]): Environment => ({
  ...environment,
  report: (finding) => {
    if (finding.severity === 'error') mistakes.push(finding);
    environment.report(finding);
  },
});

/** A node under a key that none beside it has. */
function keyed(node: CompiledNode, keys: Set<string>): CompiledNode {
  const taken = keys.has(node.key);
  keys.add(node.key);
  return taken ? { ...node, key: node.path } : node;
}

type Own = Omit<
  CompiledNode,
  'path' | 'key' | 'source' | 'meta' | 'broken' | 'field' | 'on' | 'children' | 'slots'
>;

/** What a node says of itself, apart from what stands in it. */
function compileOwn(source: Node, safe: RendererMeta | undefined, environment: Environment): Own {
  const of = (member: keyof Node): Environment =>
    source[member] === undefined ? environment : at(environment, `/${member}`);
  return {
    visible: compileFlag(source.visible, of('visible'), { otherwise: true, onFailure: false }),
    enabled: compileFlag(source.enabled, of('enabled'), { otherwise: true, onFailure: false }),
    required: compileFlag(source.required, of('required'), { otherwise: false, onFailure: true }),
    readOnly: compileFlag(source.readOnly, of('readOnly'), { otherwise: false, onFailure: true }),
    title: compileText(source.title ?? '', of('title')),
    description: compileText(source.description ?? '', of('description')),
    tooltip: compileText(source.tooltip ?? '', of('tooltip')),
    props: safe ? compileProps(source, safe, environment) : {},
    initial: compileOptional(source.default, of('default')),
    value: compileOptional(source.value, of('value')),
  };
}

function compileProps(
  source: Node,
  meta: RendererMeta,
  environment: Environment,
): Record<string, CompiledProp> {
  return Object.fromEntries(
    Object.entries(meta.props).map(([name, prop]) => [
      name,
      compileProp(prop, source.props?.[name], at(environment, `/props/${name}`)),
    ]),
  );
}

function compileOptional(written: unknown, environment: Environment): CompiledValue | undefined {
  if (written === undefined) return undefined;
  return compileTemplate(written, { ...compileOptions(environment), fallback: null });
}

/** A node's title in the reader's language. */
export const titleOf = (node: CompiledNode, scope: Scope, locale: Locale): string =>
  node.title.read(scope, locale) as string;

/** Visits a compiled tree in document order; `stop` keeps it from what stands in a node. */
export function* walk(
  nodes: readonly CompiledNode[],
  stop: (node: CompiledNode) => boolean = () => false,
): Generator<CompiledNode> {
  for (const node of nodes) {
    yield node;
    if (stop(node)) continue;
    yield* walk(node.children, stop);
    for (const slot of Object.values(node.slots)) yield* walk(slot, stop);
  }
}
