import { type FieldReference, isFieldReference, type Node } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { fitting, misfitOf } from '../parts/nesting.ts';
import { type Check, metaOf } from './context.ts';
import { checkFinding } from './findings.ts';
import { isPassedOver } from './enter.ts';

/** Checks whether a node, or the place of a field, may stand where it does, by its role: what a designer lets nobody do. */
export function checkFit(
  child: Node | FieldReference,
  outer: RendererMeta | undefined,
  check: Check,
  path: string,
): void {
  if (isPassedOver(check, path)) return;
  const fitTo = (widget: RendererMeta): string =>
    fitting(widget, check.context.metas)
      .map(({ type }) => type)
      .join('”、“');
  const held = (widget: RendererMeta, what: string): void =>
    check.report(
      checkFinding('MISPLACED.held', path, { type: widget.type, fitting: fitTo(widget), child: what }),
    );
  if (isFieldReference(child)) {
    if (outer?.field?.members !== undefined)
      check.report(checkFinding('MISPLACED.member', path, { type: outer.type, child: child.field }));
    else if (outer?.holds !== undefined) held(outer, child.field);
    return;
  }
  const meta = metaOf(child.type, check.context);
  if (meta === undefined) return;
  const wrong = misfitOf(meta, outer);
  if (wrong === 'held' && outer !== undefined) held(outer, meta.type);
  if (wrong === 'alone')
    check.report(checkFinding('MISPLACED', path, { type: meta.type, fitting: fitTo(meta) }));
}
