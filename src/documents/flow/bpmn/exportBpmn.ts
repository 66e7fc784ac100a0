import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FlowNode } from '../../../schemas/flow/node.ts';
import { localise } from '../../../schemas/text.ts';
import { titleOf } from '../state.ts';
import { JOIN, asciiJson, type BpmnElement, elementsIn, newModdle } from './moddle.ts';

const TYPES: Readonly<Record<FlowNode['type'], string>> = {
  start: 'bpmn:StartEvent',
  approve: 'bpmn:UserTask',
  handle: 'bpmn:UserTask',
  cc: 'bpmn:SendTask',
  condition: 'bpmn:ExclusiveGateway',
  parallel: 'bpmn:ParallelGateway',
  inclusive: 'bpmn:InclusiveGateway',
  route: 'bpmn:IntermediateThrowEvent',
  delay: 'bpmn:IntermediateCatchEvent',
  trigger: 'bpmn:ServiceTask',
  subFlow: 'bpmn:CallActivity',
  end: 'bpmn:EndEvent',
};
const WIDE: ReadonlySet<FlowNode['type']> = new Set(['approve', 'handle', 'cc', 'trigger', 'subFlow']);
const COLUMN = 150;
const ROW = 110;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Way {
  readonly from: BpmnElement;
  readonly name?: string;
  readonly members?: object;
  readonly id?: string;
}

/**
 * A flow as BPMN 2.0 with a simple drawing. What the standard has no word for stands in elements of our own namespace, so
 * that it comes back whole.
 * @returns `lost`: what other tools will not understand, as `node: member`
 */
export async function exportBpmn(flow: FlowDocument): Promise<{ xml: string; lost: string[] }> {
  const drawing = new Drawing();
  drawing.sequence(flow.nodes, [], 0, 0);
  const { nodes: _nodes, ...members } = flow;
  const xml = await drawing.toXml(flow.id, localise(flow.title ?? flow.name, 'zhCN'), members);
  return { xml, lost: drawing.lost };
}

class Drawing {
  readonly lost: string[] = [];
  readonly #moddle = newModdle();
  readonly #elements: BpmnElement[] = [];
  readonly #shapes: BpmnElement[] = [];
  readonly #boxes = new Map<BpmnElement, Box>();
  #flows = 0;

  /** @returns the ways that lead out of the sequence, and how far it reaches */
  sequence(
    nodes: readonly FlowNode[],
    into: readonly Way[],
    x: number,
    y: number,
  ): { readonly out: readonly Way[]; readonly x: number; readonly rows: number } {
    let ways = into;
    let [at, rows] = [x, 1];
    for (const node of nodes) {
      const { id, type, title: _title, ...rest } = node;
      const { branches: _branches, ...members } = { branches: undefined, ...rest };
      const element = this.#add(
        TYPES[type],
        id,
        localise(titleOf(node), 'zhCN'),
        { ...members, type, title: node.title },
        {
          ...{ x: at, y, width: WIDE.has(type) ? 100 : 40 },
          height: WIDE.has(type) ? 60 : 40,
        },
      );
      for (const member of Object.keys(members)) this.lost.push(`${id}: ${member}`);
      this.#connect(ways, element);
      at += COLUMN;
      ways = type === 'end' ? [] : [{ from: element }];
      if (!('branches' in node)) continue;
      let [furthest, row] = [at, 0];
      const out: Way[] = [];
      for (const { nodes: inside, id: branch, title, ...own } of node.branches) {
        const way = {
          from: element,
          id: branch,
          members: { ...own, title },
          ...(title && { name: localise(title, 'zhCN') }),
        };
        const drawn = this.sequence(inside, [way], at, y + row * ROW);
        out.push(...drawn.out);
        furthest = Math.max(furthest, drawn.x);
        row += drawn.rows;
      }
      rows = Math.max(rows, row);
      const join = this.#add(TYPES[type], `${JOIN}${id}`, '', undefined, {
        x: furthest,
        y,
        width: 40,
        height: 40,
      });
      this.#connect(out, join);
      // Readers take the branches in the order of the ways out: an empty one leads to the join, which is drawn last.
      element.outgoing = node.branches.flatMap((each) =>
        elementsIn(element, 'outgoing').filter(({ id: way }) => way === each.id),
      );
      at = furthest + COLUMN;
      ways = [{ from: join }];
    }
    return { out: ways, x: at, rows };
  }

  async toXml(id: string, name: string, members: object): Promise<string> {
    const create = this.#create.bind(this);
    const process = create('bpmn:Process', {
      id: `_process_${id}`,
      name,
      isExecutable: false,
      flowElements: this.#elements,
    });
    this.#keep(process, members);
    const plane = create('bpmndi:BPMNPlane', {
      id: '_plane',
      bpmnElement: process,
      planeElement: this.#shapes,
    });
    const definitions = create('bpmn:Definitions', {
      id: '_definitions',
      targetNamespace: 'urn:atrium:flow',
      rootElements: [process],
      diagrams: [create('bpmndi:BPMNDiagram', { id: '_diagram', plane })],
    });
    const { xml } = await this.#moddle.toXML(definitions, { format: true });
    return xml;
  }

  #create(type: string, members: object): BpmnElement {
    return this.#moddle.create(type, members);
  }

  #keep(element: BpmnElement, members: object): void {
    const kept = this.#create('atrium:Members', { json: asciiJson(members) });
    element.extensionElements = this.#create('bpmn:ExtensionElements', { values: [kept] });
  }

  #add(type: string, id: string, name: string, members: object | undefined, box: Box): BpmnElement {
    const element = this.#create(type, { id, ...(name !== '' && { name }) });
    if (members) this.#keep(element, members);
    this.#elements.push(element);
    this.#boxes.set(element, box);
    const bounds = this.#create('dc:Bounds', box);
    this.#shapes.push(this.#create('bpmndi:BPMNShape', { id: `_shape_${id}`, bpmnElement: element, bounds }));
    return element;
  }

  #connect(ways: readonly Way[], to: BpmnElement): void {
    for (const { from, id, name, members } of ways) {
      this.#flows += 1;
      const flow = this.#create('bpmn:SequenceFlow', {
        ...{ id: id ?? `_flow_${String(this.#flows)}`, sourceRef: from, targetRef: to },
        ...(name !== undefined && { name }),
      });
      if (members) this.#keep(flow, members);
      this.#elements.push(flow);
      for (const [end, member] of [
        [from, 'outgoing'],
        [to, 'incoming'],
      ] as const)
        end[member] = [...elementsIn(end, member), flow];
      const [start, stop] = [this.#boxes.get(from), this.#boxes.get(to)];
      if (!start || !stop) continue;
      const waypoint = [
        { x: start.x + start.width, y: start.y + start.height / 2 },
        { x: stop.x, y: stop.y + stop.height / 2 },
      ].map((point) => this.#create('dc:Point', point));
      this.#shapes.push(
        this.#create('bpmndi:BPMNEdge', { id: `_edge_${String(this.#flows)}`, bpmnElement: flow, waypoint }),
      );
    }
  }
}
