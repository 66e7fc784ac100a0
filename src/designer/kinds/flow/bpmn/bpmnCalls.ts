import type { ApiClient } from '../../../../runtime/data/ApiClient.ts';

/** What could not be taken over of a flow or a diagram, each as `element: what`. */
type Lost = readonly string[];

/** The working flow as the server has it, as a BPMN 2.0 diagram. @throws ApiError */
export const exportBpmn = (
  client: ApiClient,
  flowId: string,
  signal: AbortSignal,
): Promise<{ readonly xml: string; readonly lost: Lost }> =>
  client.result('form', '/flow/bpmn/export.do', { flowId }, { signal });

/** A diagram as a flow over a form; nothing is kept, and nothing of the flow is checked. @throws ApiError */
export const importBpmn = (
  client: ApiClient,
  xml: string,
  form: string,
): Promise<{ readonly schema: unknown; readonly lost: Lost }> =>
  client.result('form', '/flow/bpmn/import.do', { xml, form });
