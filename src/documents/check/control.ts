import type { ControlDocument } from '../../schemas/documents/control.ts';
import type { Node } from '../../schemas/node.ts';
import { controlIdOf } from '../../schemas/controlType.ts';
import { type Check, reportAt } from './context.ts';
import { checkFinding, wayOf } from './findings.ts';
import { checkIcon } from './icon.ts';
import { checkNodes } from './node.ts';
import { pagePlace } from './pageScope.ts';
import { findCycles } from '../cycles.ts';
import { checkPageParts } from './sources.ts';
import { checkText } from './text.ts';

/** Checks a control: its texts, its body, and that no control stands in itself. */
export function checkControl(control: ControlDocument, check: Check): void {
  const { inputs = {}, emits = {} } = control;
  checkIcon(control.icon, check, '/icon');
  const emitted = new Set(Object.keys(emits));
  const place = {
    ...pagePlace({ ...control, params: inputs }, check),
    emits: emitted,
    anywhere: true as const,
  };
  checkPageParts(control, place, check);
  for (const text of ['title', 'description'] as const) {
    reportAt(check, `/${text}`, checkText(control[text], place, check));
  }
  const titled = [
    ...Object.entries(inputs).map(([name, { title }]) => [`/inputs/${name}`, title] as const),
    ...Object.entries(emits).map(([name, { title }]) => [`/emits/${name}`, title] as const),
  ];
  for (const [path, title] of titled) reportAt(check, `${path}/title`, checkText(title, place, check));
  checkNodes(control.body, place, withoutItself(control.id, check), '/body');
  checkNesting(control, check);
}

/** A control is never proposed where it would stand in itself. */
const withoutItself = (own: string, check: Check): Check => {
  const { context } = check;
  const ids: typeof context.ids = (kind) =>
    kind === 'control' ? context.ids(kind).filter((id) => id !== own) : context.ids(kind);
  return { ...check, context: { ...context, ids } };
};

/** Controls that stand in each other would be drawn without end. */
function checkNesting(control: ControlDocument, { context, report }: Check): void {
  const next = (id: string): readonly string[] => {
    const document = id === control.id ? control : context.document('control', id);
    return document ? [...new Set(controlsIn(document.body))] : [];
  };
  for (const cycle of findCycles([control.id], next))
    report(checkFinding('CYCLE', '/body', { way: wayOf(cycle) }));
}

function* controlsIn(nodes: readonly unknown[]): Generator<string> {
  for (const node of nodes as readonly Partial<Node>[]) {
    const id = node.type === undefined ? undefined : controlIdOf(node.type);
    if (id !== undefined) yield id;
    yield* controlsIn(node.children ?? []);
    for (const slot of Object.values(node.slots ?? {})) yield* controlsIn(slot);
  }
}
