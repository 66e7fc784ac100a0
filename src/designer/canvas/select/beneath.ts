import type { CanvasModel } from '../CanvasModel.ts';
import type { DrawnPart } from '../drawnTree.ts';

/** The part that lies under the selected one at a point of the window: the next that is drawn there. */
export function beneath(canvas: CanvasModel, { clientX, clientY }: MouseEvent): DrawnPart | undefined {
  const parts = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => canvas.partAt(element) ?? []);
  const order = [...new Set(parts)];
  const at = order.findIndex(({ key }) => key === canvas.primary?.key);
  return order[at + 1] ?? order[0];
}
