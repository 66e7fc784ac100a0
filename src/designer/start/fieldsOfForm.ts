import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { DataType } from '../../schemas/condition.ts';
import { fetchWorking } from '../core/designCalls.ts';
import type { FormField } from './templates/bindFields.ts';

/**
 * The fields of a form as templates look for them.
 * @param dataType tells what type of data a widget holds; absent: no field fits
 * @throws ApiError
 */
export async function fieldsOfForm(
  client: ApiClient,
  id: string,
  dataType: ((widget: string) => DataType | undefined) | undefined,
): Promise<readonly FormField[]> {
  const { document } = await fetchWorking(client, { kind: 'form', id });
  if (document.kind !== 'form') return [];
  return document.fields.map(({ name, title, type }) => ({
    ...{ code: name, title: title ?? name },
    type: dataType?.(type),
  }));
}
