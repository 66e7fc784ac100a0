import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { Text } from '../../schemas/text.ts';
import type { PreviewChoices } from './choices.ts';

/** A token by which the portal is looked at as somebody else. */
export interface PreviewToken {
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** A role. */
export interface PreviewChoice {
  readonly value: string;
  readonly label: Text;
}

/** Makes the token of a preview. @throws ApiError */
export async function makePreview(
  client: ApiClient,
  role: string,
  { user, record, at }: Pick<PreviewChoices, 'user' | 'record' | 'at'>,
): Promise<PreviewToken> {
  const param = {
    role,
    ...(user === undefined ? {} : { userId: user }),
    ...(record === undefined ? {} : { recordId: record }),
    ...(at === undefined ? {} : { at }),
  };
  const made = await client.result<{ token: readonly string[]; expiresAt: string }>(
    'manager',
    '/resource/preview.do',
    param,
    { outlivesRoute: true },
  );
  return { token: made.token.join('_'), expiresAt: made.expiresAt };
}

/** The roles as which one may look. @throws ApiError */
export const fetchRoles = async (client: ApiClient, signal: AbortSignal): Promise<readonly PreviewChoice[]> =>
  (await client.list<PreviewChoice>('manager', '/resource/previewChoices.do', {}, { signal })).list;
