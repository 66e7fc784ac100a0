import type { InspectedDocument } from '../../runtime/inspect/InspectStore.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { FieldNode } from '../../schemas/node.ts';

/** Frames after which a page that the inspector looks at has told what stands on it. */
const FRAMES = 60;

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * What stands in the form of a page that runs, by field code; null where it has none. The inspector of that page knows it,
 * and is turned on for as long as it takes.
 * @param root the stores of the page, which may be another window's
 */
export async function readShown(
  { inspect }: Pick<RootStore, 'inspect'>,
  document: AtriumDocument,
  fields: readonly FieldNode[],
): Promise<Readonly<Record<string, unknown>> | null> {
  const wasOn = inspect.on;
  if (!wasOn) inspect.turnOn();
  try {
    const where = `${document.kind} ${document.id}`;
    const find = (): InspectedDocument | undefined =>
      [...inspect.documents.values()].find((each) => each.where === where);
    for (let left = FRAMES; left > 0 && !find(); left -= 1) await nextFrame();
    const values = find()?.place.scope.form;
    return typeof values === 'object' && values !== null ? enteredIn(values, fields) : null;
  } finally {
    if (!wasOn) inspect.turnOff();
  }
}

/** What a person enters: what is computed follows, and what is empty without a default says nothing. */
function enteredIn(values: object, fields: readonly FieldNode[]): Readonly<Record<string, unknown>> {
  const entered = fields.flatMap(({ name, value, default: first }): [string, unknown][] => {
    const held: unknown = Reflect.get(values, name) ?? null;
    return value !== undefined || (held === null && first === undefined) ? [] : [[name, held]];
  });
  // What the page holds is its own, and may be observed by it.
  return JSON.parse(JSON.stringify(Object.fromEntries(entered))) as Readonly<Record<string, unknown>>;
}
