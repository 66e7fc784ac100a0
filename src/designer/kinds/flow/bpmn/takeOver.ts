import { readDocument, type ReadDocument } from '../../../../documents/check/shape.ts';
import { FOREIGN_FLOW } from '../../../../documents/flow/bpmn/foreign.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import { documentFits } from '../../../core/documentFits.ts';
import { recordOf } from '../../../settings/recordOf.ts';

/**
 * A flow that was read of a diagram, in the place of another: id, name and form stay. Of a diagram of another tool the
 * steps alone are taken, since it says nothing of the rest.
 * @param schema as the server answered it, which nobody has looked at
 */
export function takeOver(own: FlowDocument, schema: unknown): ReadDocument {
  const read = recordOf(schema);
  const { kind, id, name, form } = own;
  const flow = read.id === FOREIGN_FLOW ? { ...own, nodes: read.nodes } : { ...read, kind, id, name, form };
  return readDocument(flow, documentFits);
}
