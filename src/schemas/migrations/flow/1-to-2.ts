import type { RawDocument } from '../rawDocument.ts';

const isRaw = (value: unknown): value is RawDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a trigger runs: a write, and a call whose answer is not waited for, are steps of a chain. */
function migrateRun(run: unknown, form: unknown): unknown {
  if (!isRaw(run)) return run;
  if (run.do === 'call' && run.callback !== true) {
    const { callback: _callback, ...step } = run;
    return { do: 'steps', steps: [step] };
  }
  if (run.do !== 'update') return run;
  const { do: _do, module, record, data, ...more } = run;
  const isOwn = record === undefined && (module === undefined || module === form);
  if (isOwn) return { do: 'steps', steps: [{ do: 'set', data, ...more }] };
  // Without a record it named nothing that could be changed; a step would add one.
  if (record === undefined) return run;
  return { do: 'steps', steps: [{ do: 'save', module: module ?? form, record, data, ...more }] };
}

function migrateNode(node: unknown, form: unknown): unknown {
  if (!isRaw(node)) return node;
  const branches = Array.isArray(node.branches)
    ? node.branches.map((each: unknown) => (isRaw(each) ? withNodes(each, form) : each))
    : undefined;
  return {
    ...node,
    ...(branches && { branches }),
    ...(node.type === 'trigger' && { run: migrateRun(node.run, form) }),
  };
}

function withNodes(of: RawDocument, form: unknown): RawDocument {
  const { nodes } = of;
  if (!Array.isArray(nodes)) return of;
  return { ...of, nodes: nodes.map((node) => migrateNode(node, form)) };
}

/** Triggers run chains of the one language of steps. */
export const migrateFlow = (document: RawDocument): RawDocument => withNodes(document, document.form);
