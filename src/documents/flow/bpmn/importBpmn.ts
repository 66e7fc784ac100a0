import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FlowBranch, FlowNode } from '../../../schemas/flow/node.ts';
import { FOREIGN_FLOW } from './foreign.ts';
import { type BpmnElement, elementAt, elementsIn, JOIN, membersOf, newModdle } from './moddle.ts';

/** Larger diagrams, and deeper ones, are not read. */
const MOST_CHARACTERS = 2_000_000;
const DEEPEST_XML = 200;
const MOST_NODES = 2000;

/** Where ways come together; of our own diagrams also where one alone arrives. */
const isJoin = (at: BpmnElement): boolean =>
  elementsIn(at, 'incoming').length > 1 || at.id?.startsWith(JOIN) === true;

/** What came of a diagram: a flow as far as it could be taken over, and what of it could not. */
export interface ImportedFlow {
  readonly schema: FlowDocument | undefined;
  readonly lost: string[];
}

/**
 * Reads a BPMN 2.0 diagram: of our own export the same flow, of other tools their tasks, gateways, sub-processes, timers and
 * ends as far as they nest. Never throws; a text with a document type or entities is not read at all.
 * @param form the form that a flow of another tool is for
 */
export async function importBpmn(xml: string, form: string): Promise<ImportedFlow> {
  const refused = refusalOf(xml);
  if (refused !== undefined) return { schema: undefined, lost: [refused] };
  try {
    const { rootElement } = await newModdle().fromXML(xml);
    const processes = elementsIn(rootElement, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
    const [process, ...others] = processes;
    if (process === undefined) return { schema: undefined, lost: ['process'] };
    const reader = new Reader(process);
    for (const { id } of others) reader.lose(id, 'process');
    return { schema: reader.read(form), lost: reader.lost };
  } catch (error) {
    return { schema: undefined, lost: [error instanceof Error ? error.message.slice(0, 200) : 'xml'] };
  }
}

function refusalOf(xml: string): string | undefined {
  if (xml.length > MOST_CHARACTERS) return 'size';
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return 'DOCTYPE';
  let depth = 0;
  for (const [tag] of xml.matchAll(/<[^!?][^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > DEEPEST_XML) return 'depth';
  }
  return undefined;
}

const BLOCKS: Readonly<Record<string, 'condition' | 'parallel' | 'inclusive'>> = {
  'bpmn:ExclusiveGateway': 'condition',
  'bpmn:EventBasedGateway': 'condition',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:InclusiveGateway': 'inclusive',
};
const TASKS = new Set(['bpmn:UserTask', 'bpmn:ManualTask', 'bpmn:Task']);

class Reader {
  readonly lost: string[] = [];
  readonly #process: BpmnElement;
  readonly #seen = new Set<BpmnElement>();
  readonly #ids = new Set<string>();

  constructor(process: BpmnElement) {
    this.#process = process;
  }

  lose(id: string | undefined, what: string): void {
    this.lost.push(`${id ?? ''}: ${what}`);
  }

  read(form: string): FlowDocument {
    const nodes = this.#within(this.#process);
    if (nodes[0]?.type !== 'start') nodes.unshift({ type: 'start', id: this.#freeId('start') });
    if (nodes.at(-1)?.type !== 'end') nodes.push({ type: 'end', id: this.#freeId('end') });
    const kept = membersOf(this.#process);
    const name = this.#process.name ?? 'flow';
    // What a diagram holds is checked by whoever takes it, as every document is.
    return {
      ...{ kind: 'flow', schemaVersion: 2, id: FOREIGN_FLOW, name, form },
      ...{ settings: { managers: { roles: ['administrator'] } } },
      ...kept,
      nodes,
    };
  }

  #within(container: BpmnElement): FlowNode[] {
    const elements = elementsIn(container, 'flowElements');
    const first =
      elements.find(({ $type }) => $type === 'bpmn:StartEvent') ??
      elements.find((each) => isStep(each) && elementsIn(each, 'incoming').length === 0);
    const { nodes } = this.#sequence(first, false);
    for (const each of elements) if (isStep(each) && !this.#seen.has(each)) this.lose(each.id, each.$type);
    return nodes;
  }

  /** @returns the nodes, and the element where the branch comes together with others */
  #sequence(
    first: BpmnElement | undefined,
    isInside: boolean,
  ): { readonly nodes: FlowNode[]; readonly join: BpmnElement | undefined } {
    const nodes: FlowNode[] = [];
    for (let at = first; at !== undefined;) {
      const [way, ...more] = elementsIn(at, 'outgoing');
      if (isInside && isJoin(at)) return { nodes, join: at };
      if (this.#seen.has(at) || this.#seen.size > MOST_NODES) {
        this.lose(at.id, 'loop');
        return { nodes, join: undefined };
      }
      this.#seen.add(at);
      const block = BLOCKS[at.$type];
      if (block !== undefined && more.length > 0) {
        const { node, join } = this.#block(at, block);
        nodes.push(node);
        at = join && this.#behind(join);
        continue;
      }
      nodes.push(...this.#nodesOf(at));
      for (const each of more) this.lose(each.id, 'bpmn:SequenceFlow');
      at = way && elementAt(way, 'targetRef');
    }
    return { nodes, join: undefined };
  }

  /** What comes behind a join: itself, where it is more than a gateway. */
  #behind(join: BpmnElement): BpmnElement | undefined {
    const ways = elementsIn(join, 'outgoing');
    if (BLOCKS[join.$type] === undefined || ways.length !== 1) return join;
    this.#seen.add(join);
    const [way] = ways;
    return way && elementAt(way, 'targetRef');
  }

  #block(
    gateway: BpmnElement,
    type: 'condition' | 'parallel' | 'inclusive',
  ): { readonly node: FlowNode; readonly join: BpmnElement | undefined } {
    let join: BpmnElement | undefined;
    const branches = elementsIn(gateway, 'outgoing').map((way): FlowBranch => {
      const read = this.#sequence(elementAt(way, 'targetRef'), true);
      join ??= read.join;
      if (read.join !== undefined && read.join !== join) this.lose(way.id, 'join');
      const kept = membersOf(way);
      const isDefault = type !== 'parallel' && gateway.default === way;
      if (kept === undefined && elementAt(way, 'conditionExpression'))
        this.lose(way.id, 'conditionExpression');
      const title = way.name === undefined ? {} : { title: way.name };
      const own = kept ?? { ...title, ...(isDefault && { default: true as const }) };
      return { id: this.#freeId(way.id ?? 'branch'), ...own, nodes: read.nodes };
    });
    const named = gateway.name === undefined ? {} : { title: gateway.name };
    const node = { type, id: this.#freeId(gateway.id ?? type), ...(membersOf(gateway) ?? named), branches };
    return { node, join };
  }

  #nodesOf(element: BpmnElement): readonly FlowNode[] {
    const kept = membersOf(element);
    const { $type } = element;
    if ($type === 'bpmn:SubProcess' && kept === undefined)
      return this.#within(element).filter(({ type }) => type !== 'start' && type !== 'end');
    if (BLOCKS[$type] !== undefined && kept === undefined) return [];
    const id = this.#freeId(element.id ?? 'node');
    if (kept !== undefined) return [{ id, ...kept } as FlowNode];
    const step = { id, ...(element.name !== undefined && { title: element.name }) };
    if ($type === 'bpmn:StartEvent') return [{ type: 'start', ...step }];
    if ($type === 'bpmn:EndEvent') return [{ type: 'end', ...step }];
    if (TASKS.has($type)) {
      this.lose(element.id, 'people');
      return [{ type: 'approve', ...step, approvers: [{ source: 'initiatorHead' }] }];
    }
    const until = timerOf(element);
    if (until !== undefined) return [{ type: 'delay', ...step, until }];
    this.lose(element.id, $type);
    return [];
  }

  #freeId(wanted: string): string {
    const clean = wanted.replace(/[^\w-]/g, '').replace(/^[^A-Za-z]+/, '') || 'n';
    let id = clean.slice(0, 60);
    for (let at = 2; this.#ids.has(id); at += 1) id = `${clean.slice(0, 55)}-${String(at)}`;
    this.#ids.add(id);
    return id;
  }
}

const isStep = ({ $type }: BpmnElement): boolean => !/SequenceFlow|DataObject|DataStore/.test($type);

type Until = Extract<FlowNode, { type: 'delay' }>['until'];
const UNITS = { M: 'minute', H: 'hour', D: 'day' } as const;

/** How long a timer waits, where it is one length of time or one date. */
function timerOf(element: BpmnElement): Until | undefined {
  const [timer] = elementsIn(element, 'eventDefinitions').filter(
    ({ $type }) => $type === 'bpmn:TimerEventDefinition',
  );
  if (timer === undefined) return undefined;
  const said = (member: string): string => {
    const body = elementAt(timer, member)?.body;
    return typeof body === 'string' ? body.trim() : '';
  };
  const length = /^P(?:(\d{1,4})(D)|T(\d{1,4})([HM]))$/.exec(said('timeDuration'));
  const unit = UNITS[(length?.[2] ?? length?.[4] ?? 'D') as keyof typeof UNITS];
  const amount = Number(length?.[1] ?? length?.[3] ?? 0);
  if (amount > 0) return { is: 'duration', duration: { amount, unit } };
  const date = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(said('timeDate'));
  return date ? { is: 'date', date: [date[1], date[2]].filter(Boolean).join(' ') } : undefined;
}
