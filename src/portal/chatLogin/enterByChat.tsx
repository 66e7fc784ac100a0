import type { ReactNode } from 'react';
import { ApiError } from '../../runtime/data/ApiError.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { LinkLogin } from '../../runtime/stores/SessionStore.ts';
import { LOGIN_PATH, loginPath } from '../session/redirect.ts';
import type { ChatStart } from '../start/chatStart.ts';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { ChatEntering } from './ChatEntering.tsx';
import { chatLoginLocale } from './chatLogin.locale.ts';
import { appName, fitsPlatform } from './chatPlatforms.ts';
import { lookUpLogin, type LoginOutcome } from './lookUpLogin.ts';
import { countVisit, endVisits } from './providerVisits.ts';
import { keepTabPlatform } from './tabPlatform.ts';

export interface ChatEntry {
  root: RootStore;
  chat: ChatStart;
  /** Begins the session, by what came with the address or by the kept token. */
  begin: (given?: LinkLogin) => Promise<void>;
  draw: (screen: ReactNode) => void;
  /** What is needed of the window. */
  browser: {
    navigator: Pick<Navigator, 'userAgent'>;
    location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;
    history: Pick<History, 'replaceState'>;
  };
}

/** What is said of a login that did not come to be; the lookup knows all of it but the number of tries. */
type Failure = Extract<LoginOutcome, { failure: unknown }>['failure'] | 'userFailed' | 'wrongApp';

/**
 * Lets somebody in who comes from a chat app, before the portal is drawn:
 *
 *   no code, and a session is kept → that one
 *   the lookup: token → session; authorizeUrl → the provider's page, which comes back; else → why not
 *
 * @returns when it is settled who is there; never, where the browser leaves for the provider
 */
export async function enterByChat(entry: ChatEntry): Promise<void> {
  const { root, chat, begin, draw, browser } = entry;
  draw(
    <RootContext.Provider value={root}>
      <PortalTheme>
        <ChatEntering platform={chat.platform} />
      </PortalTheme>
    </RootContext.Provider>,
  );
  const fits = fitsPlatform(chat.platform, browser.navigator.userAgent);
  const asks = fits && chat.code !== undefined;
  const { hash, pathname, search } = browser.location;
  // What WeChat needs at the end of its own page's address comes back with the person.
  if (hash === '#wechat_redirect') browser.history.replaceState(null, '', `${pathname}${search}`);
  if (fits) keepTabPlatform(root, chat.platform);
  if (!asks) {
    await begin();
    if (root.session.status !== 'loggedOut') return;
    if (!fits) {
      tell(entry, 'wrongApp');
      return;
    }
  }
  const outcome = await lookUpLogin(root, chat);
  if ('authorizeUrl' in outcome && countVisit(root.tabStorage, chat.code !== undefined)) {
    browser.location.replace(outcome.authorizeUrl);
    return new Promise(() => undefined);
  }
  endVisits(root.tabStorage);
  if ('token' in outcome) return begin({ token: outcome.token });
  await endKept(root);
  if (asks) await begin();
  tell(entry, 'failure' in outcome ? outcome.failure : 'userFailed');
}

/**
 * A login that fails ends the session that was there before: somebody else may hold the phone
 * by now. Why it failed is told on the login page, which is drawn afterwards.
 */
async function endKept({ session }: RootStore): Promise<void> {
  if (session.token === '') return;
  try {
    await session.logOut();
  } catch (error) {
    // The server could not be told; the token is forgotten here all the same.
    if (!(error instanceof ApiError)) throw error;
  }
  session.forget('expired');
}

/** On the login page; who does not follow the school's account reads on the error page how to. */
function tell({ root, chat, browser }: ChatEntry, failure: Failure): void {
  const { session, locale } = root;
  const app = appName(root, chat.platform) ?? '';
  const tip = failure === 'notFollowed' ? session.container?.options.qywxNotFollowTip : undefined;
  session.tell(tip || locale.text(chatLoginLocale, failure, { app }));
  if (failure !== 'notFollowed') return;
  const { pathname, search } = browser.location;
  const back = loginPath(`${pathname}${search}`).slice(LOGIN_PATH.length);
  browser.history.replaceState(null, '', `/error${back}`);
}
