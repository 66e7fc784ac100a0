import { when } from 'mobx';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { LinkLogin } from '../../runtime/stores/SessionStore.ts';
import type { LinkParameters } from './linkParameters.ts';
import { isSameBrowserSession, markBrowserSession } from '../session/browserSession.ts';
import { SHARE_PLATFORM } from '../../schemas/wire/session.ts';
import { leaveExpiredShare } from './leaveExpiredShare.ts';
import { startLocale } from './start.locale.ts';

/**
 * Finds out who is there: the token of the address is exchanged, or what else there is to log in by, else the kept token
 * is tried. The container is fetched beside it; where it does not come, screens fall back to the project's name.
 * @param other a ticket of the CAS server, or the token that the lookup of a chat app gave
 */
export async function beginSession(root: RootStore, link: LinkParameters, other?: LinkLogin): Promise<void> {
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
    },
  );
  window.addEventListener('storage', () => void root.session.join());
  const container = loadContainer(root);
  if (!isSameBrowserSession(document.cookie)) {
    // Whether a session outlives the browser is for the container to say, so it comes first.
    await container;
    if (given === undefined && root.session.container?.options.logoutOnBrowserClose === true) {
      await root.session.endKept();
      return;
    }
  }
  await Promise.all([root.session.restore(given, ofShare), container]);
}

const isShareLink = (search: string): boolean =>
  new URLSearchParams(search).get('hsPlatform') === SHARE_PLATFORM;

/**
 * Nothing that was fetched for one person is left for the next; where they were is kept. Dialogs go first, with their
 * entries in the history: the way to the login page would else be undone by the way back over them.
 */
function expire({ session, systems, tabs, tabDrafts, resources, dictionaries, overlays }: RootStore): void {
  tabDrafts.endSession();
  overlays.closeAll();
  overlays.leave(() => {
    session.forget('expired');
    systems.close();
    tabs.clear();
    resources.clear();
    dictionaries.clear();
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
