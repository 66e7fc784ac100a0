import { ApiError, isForbidden } from '../../runtime/data/ApiError.ts';
import { readEvents } from '../../runtime/data/eventStream.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import type { EmbedToken, VerifyAnswer } from '../../schemas/embed/verify.ts';
import type { Site } from './Link.ts';

type Asked = Pick<Site, 'appKey' | 'origin'>;

/** Whoever is logged in, no change of page cancels what is asked about the parent, and no answer ends the session. */
const OF_SITE = { outlivesRoute: true, ofAnother: true };

/** Who asks about a site. */
export type Asking = Pick<RootStore, 'client' | 'project'>;

/** Whether a site may embed the portal, by the server's word. @param session of who asks, where there is one @throws ApiError */
export async function verifySite(
  { client, project }: Asking,
  { appKey, origin }: Asked,
  session?: RootStore['session'],
): Promise<VerifyAnswer> {
  const param = { appKey, appDomain: origin, schoolId: project.schoolId };
  const ask = (path: string, token?: string): Promise<VerifyAnswer> =>
    client.result('manager', path, param, { ...OF_SITE, ...(token !== undefined && { token }) });
  if (session?.status === 'loggedIn') {
    try {
      return await ask('/sdkOpen/verify.do');
    } catch (error) {
      const isOver = error instanceof ApiError && error.detail.msgState === msgStates.tokenExpired;
      if (!isOver) throw error;
    }
  }
  return ask('/sdkOpen/verifyWithoutToken.do', '');
}

/** Whether a recogniser is the deployment's own, by the server's word. @throws ApiError */
export async function recognise(
  { client }: Asking,
  { code, secret }: { readonly code: string; readonly secret: string },
): Promise<boolean> {
  const path = '/sdkOpen/recognise.do';
  const { isValid } = await client.result<VerifyAnswer>('manager', path, { code, secret }, OF_SITE);
  return isValid;
}

/** A token for the parent: within what its key opens. @throws ApiError */
export async function askToken(root: RootStore, { appKey, origin }: Asked): Promise<string> {
  const param = { appKey, appDomain: origin };
  const { token } = await root.client.result<EmbedToken>('manager', '/sdkOpen/token.do', param, {
    outlivesRoute: true,
  });
  return token.join('_');
}

interface Hearing {
  readonly signal: AbortSignal;
  /** The server listens. */
  readonly ready: () => void;
  /** The server says that the key is switched off for the site. */
  readonly off: () => void;
}

/**
 * Listens for a key that is switched off for a site, until the line ends.
 * @throws where the line broke, or the server opens none
 */
export async function hearOff(
  root: RootStore,
  { appKey, origin }: Asked,
  { signal, ready, off }: Hearing,
): Promise<void> {
  const query = new URLSearchParams({ appKey, origin });
  let body: ReadableStream<Uint8Array>;
  try {
    body = await root.client.stream('manager', `/sdkOpen/watch?${query.toString()}`, signal);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    off();
    return;
  }
  ready();
  await readEvents(body, (event) => {
    if (event === 'off') off();
  });
}
