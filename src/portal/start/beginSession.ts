import { when } from 'mobx';
import { loadChunk } from '../../runtime/data/loadChunk.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { previewIn } from '../../runtime/stores/RouteStore.ts';
import { TOKEN } from '../../runtime/stores/KeptSession.ts';
import type { LinkLogin } from '../../runtime/stores/SessionStore.ts';
import type { PreviewStart } from '../preview/previewStart.ts';
import type { LinkParameters } from './linkParameters.ts';
import { forgetFetched } from '../session/forgetFetched.ts';
import { isSameBrowserSession, markBrowserSession } from '../session/browserSession.ts';
import { SHARE_PLATFORM } from '../../schemas/wire/session.ts';
import { inWorkspace } from '../workspace/layouts.ts';
import { systemOf } from '../workspace/tabAddress.ts';
import { leaveExpiredShare } from './leaveExpiredShare.ts';
import { startLocale } from './start.locale.ts';

/**
 * Finds out who is there: the token of the address is exchanged, or what else there is to log in by, else the kept token
 * is tried; before somebody else who is logged in is replaced, the person is asked. The container is fetched beside it, or
 * before it in a browser that has been closed since; where it does not come, screens fall back to the project's name.
 * @param other a ticket of the CAS server, or the token that the lookup of a chat app gave
 * @param isSameVisit the browser has not been closed since the kept session began
 */
export async function beginSession(
  root: RootStore,
  link: LinkParameters,
  other?: LinkLogin,
  isSameVisit = isSameBrowserSession(document.cookie),
): Promise<void> {
  const given = link.token === undefined ? other : { token: link.token };
  const ofShare = link.token !== undefined && isShareLink(link.search);
  root.onTokenExpired = (isOfShare) => {
    if (isOfShare) root.session.endShare();
    else expire(root);
  };
  when(
    () => root.session.ended === 'share',
    () => {
      leaveExpiredShare(root, () => window.location.reload());
    },
  );
  const wasShare = root.session.takeShareEnd();
  if (!link.legal) root.session.tell(root.locale.text(startLocale, 'illegalLink'));
  else if (wasShare) root.session.tell(root.locale.text(startLocale, 'shareExpired'));
  when(
    () => root.session.status === 'loggedIn',
    () => {
      markBrowserSession(document);
      void askAhead(root, link);
    },
  );
  window.addEventListener('storage', () => void root.session.join());
  if (!isSameVisit) {
    // Whether a session outlives the browser is for the container to say, so it comes first.
    await loadContainer(root);
    const ends = root.session.container?.options.logoutOnBrowserClose === true;
    // Who is logged out by that is replaced by nobody.
    if (ends) await (given === undefined ? root.session.endKept() : root.session.restore(given, ofShare));
    else
      await (ofShare ? root.session.restore(given, ofShare) : enter(root, given, link.token === undefined));
    return;
  }
  if (given === undefined) askByGuess(root);
  // What every page waits for is asked first.
  const entered = ofShare
    ? root.session.restore(given, ofShare)
    : enter(root, given, link.token === undefined);
  await Promise.all([entered, loadContainer(root)]);
}

/** A page in the frame of a preview is whom its token says, and asks the page around it for another once that is over. */
export async function beginPreviewSession(root: RootStore, { over }: PreviewStart): Promise<void> {
  root.onTokenExpired = over;
  await Promise.all([root.session.restore(), loadContainer(root)]);
}

/** Logs in by what came with the address, once it is settled that it may replace who is there; else by the kept token. */
async function enter(root: RootStore, given: LinkLogin | undefined, made: boolean): Promise<void> {
  if (given === undefined || root.storage.get(TOKEN) === null) return root.session.restore(given);
  // Without it nobody is replaced.
  const part = await loadChunk(() => import('./settleLink.ts')).catch(() => undefined);
  const settled = await part?.settleLink(root, given, made);
  return settled === 'settled' ? undefined : root.session.restore(settled);
}

/**
 * Most pages need the systems, those of the workspace the one that the address names or the remembered one too: they are
 * asked for at once, as the scripts of the page arrive. Who came by a share link sees one page, and a token in the address
 * starts afresh.
 */
async function askAhead(root: RootStore, link: LinkParameters): Promise<void> {
  const { session, systems } = root;
  await session.containerAnswered;
  if (session.status !== 'loggedIn' || session.sharedPage !== undefined) return;
  session.noteRole();
  systems.askAhead(systemAt(root, link.token === undefined));
}

/**
 * Asks for the same beside the question who is there, in the role of the last visit: nearly always it is the same person in
 * the same role. An answer for another role reaches nobody, and rights are the server's.
 */
function askByGuess(root: RootStore): void {
  const { session, systems } = root;
  const role = session.likelyRole;
  if (role === undefined) return;
  systems.askAhead(systemAt(root, true), role);
  when(
    () => session.status !== 'unknown',
    () => {
      // Whoever logs in next is somebody else.
      if (session.status !== 'loggedIn') systems.close();
    },
  );
}

/** The system that the page of the address needs. @param known whether the remembered one is of whoever comes */
function systemAt({ systems: { remembered } }: RootStore, known: boolean): string | undefined {
  const { pathname, search } = window.location;
  // A draft is asked for by the page that previews it: what is published may not be there.
  if (previewIn(Object.fromEntries(new URLSearchParams(search))) !== undefined) return undefined;
  return systemOf(pathname, search) ?? (known && inWorkspace(pathname) ? remembered : undefined);
}

const isShareLink = (search: string): boolean =>
  new URLSearchParams(search).get('hsPlatform') === SHARE_PLATFORM;

/**
 * The session is over, and where the person was is kept. Dialogs go first, with their entries in the history: the way to the
 * login page would else be undone by the way back over them.
 */
function expire(root: RootStore): void {
  root.tabDrafts.endSession();
  root.overlays.closeAll();
  root.overlays.leave(() => {
    root.session.forget('expired');
    forgetFetched(root);
  });
}

/** Where the container does not come, who is about to log in is told: ways in may be missing. */
export async function loadContainer(root: RootStore): Promise<void> {
  const { session, locale, theme } = root;
  try {
    await session.loadContainer(root.project.schoolId);
    theme.follow(session.container?.containerTheme ?? {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    root.log.finding('container', {
      severity: 'warning',
      code: 'CONTAINER_FAILED',
      message: { zhCN: error.message, enUS: error.message },
    });
    when(
      () => session.status === 'loggedOut' || session.status === 'loggedIn',
      () => {
        if (session.status === 'loggedOut' && session.notice === undefined)
          session.tell(locale.text(startLocale, 'configFailed'));
      },
    );
  }
}
