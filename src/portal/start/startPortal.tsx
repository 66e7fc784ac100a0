import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Container } from '../../runtime/container/Container.ts';
import { browserContainer } from '../../runtime/container/browserContainer.ts';
import { mayBeChatApp } from '../../runtime/container/mayBeChatApp.ts';
import { browserTransport } from '../../runtime/data/browserTransport.ts';
import { emptyStyles } from '../../runtime/data/emptyStyles.ts';
import { loadChunk, prepareForFailures } from '../../runtime/data/loadChunk.ts';
import { loadProject } from '../../runtime/data/project.ts';
import type { Locale } from '../../schemas/text.ts';
import type { Project } from '../../schemas/wire/project.ts';
import type { Platform } from '../../runtime/platform/createPlatform.ts';
import { platformAt } from '../../runtime/platform/platformAt.ts';
import { prepareToTell } from '../../runtime/render/lateFailure.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';
import { LocaleStore } from '../../runtime/stores/LocaleStore.ts';
import { memoryStorage } from '../../runtime/stores/memoryStorage.ts';
import { RootStore } from '../../runtime/stores/RootStore.ts';
import { TOKEN } from '../../runtime/stores/KeptSession.ts';
import type { LinkLogin } from '../../runtime/stores/SessionStore.ts';
import { Portal } from '../Portal.tsx';
import { keepFocus } from '../focus/keepFocus.ts';
import { followDocument } from '../theme/followDocument.ts';
import { askPreviewStart, type PreviewStart } from '../preview/previewStart.ts';
import { beginPreviewSession, beginSession } from './beginSession.ts';
import { takeCasTicket, type CasTicket } from './casTicket.ts';
import { takeChatStart, type ChatStart } from './chatStart.ts';
import { readLinkParameters, type LinkParameters } from './linkParameters.ts';
import { darkenEarly } from './earlyLooks.ts';
import { takeLanguage } from './linkLanguage.ts';
import { loadProjectTexts } from './loadProjectTexts.ts';
import { pageStorage } from './pageStorage.ts';
import { startLocale } from './start.locale.ts';
import { StartFailure } from './StartFailure.tsx';
import '../base.css';

/** Parameter by which the page around a frame asks for header and menus. */
const CHROME = 'chrome';

/**
 * Starts the portal:
 *
 *   address (token, ticket or code out of sight) → /config.json → stores → session and container, texts, parts behind the
 *   login, all at once → first drawing
 *
 * @param loadPlatform fetches the interpreter with its widgets, when the first screen behind the login opens
 */
export async function startPortal(host: HTMLElement, loadPlatform: () => Promise<Platform>): Promise<void> {
  const preview = askPreviewStart(window.frameElement);
  const isFramed = preview === undefined && window.parent !== window;
  const chrome = isFramed ? takeChrome(window) : undefined;
  if (isFramed) darkenEarly(window);
  const { link, cas, chat, language } = takeAddress(window);
  const view = createRoot(host);
  const fail = (locale: LocaleStore): void => {
    const text = (key: 'title' | 'retry'): string => locale.text(startLocale, key);
    // A code that was on its way is lost; the app gives another one.
    const again = chat && { onRetry: () => window.location.replace(chat.url) };
    view.render(<StartFailure title={text('title')} retry={text('retry')} {...again} />);
  };
  const [project, styled, embed] = await Promise.all([
    projectOrNothing(),
    bringStyles(),
    isFramed ? loadChunk(() => import('../embed/startEmbed.ts')).catch(() => undefined) : undefined,
  ]);
  if (embed && window.origin === 'null') {
    embed.refuseSandboxed(host, window);
    return;
  }
  // What a frame keeps stands under names of the site around it, which has to be known first.
  const framed = embed && project ? await embed.meetParent(project, browserTransport) : undefined;
  const { storage: ofFrame, tabStorage: ofFrameTab } = framed?.storages ?? {};
  const storage = ofFrame ?? (preview ? undefined : pageStorage('localStorage')) ?? memoryStorage();
  const tabStorage = ofFrameTab ?? (preview ? undefined : pageStorage('sessionStorage'));
  if (preview) new KeyValueStore(storage).set(TOKEN, preview.token);
  if (!project || !styled || (isFramed && !embed)) {
    fail(new LocaleStore(new KeyValueStore(storage)));
    return;
  }
  const root = new RootStore({
    project,
    storage,
    ...(tabStorage && { tabStorage }),
    transport: framed?.transport ?? browserTransport,
    neighbours: () =>
      import('../../runtime/live/browserNeighbours.ts').then(({ browserNeighbours }) => browserNeighbours),
  });
  if (language) root.locale.change(language);
  if (preview) beginPreview(root, preview);
  const embedding = embed && framed ? embed.startEmbed(root, host, framed, chrome) : undefined;
  const browserOnly = browserContainer(root, window);
  const around = (container: Container): Container => embedding?.container(container) ?? container;
  root.container = around(browserOnly);
  const inChatApp = project.chatApps && mayBeChatApp(navigator.userAgent);
  followDocument(root);
  keepFocus(document);
  const importInside = () =>
    Promise.all([
      import('../Inside.tsx'),
      loadPlatform(),
      // Dates are written as the person chose from the first one on; without the file they are as by default.
      root.locale.format && root.locale.writeAs(root.locale.format).catch(() => undefined),
      inChatApp && import('../../runtime/container/apps/appContainer.ts'),
    ]);
  const fetchInside = () => loadChunk(importInside);
  // Who was here before most likely still is: what they will see comes beside the question who they are.
  let begun = root.session.token === '' && link.token === undefined ? undefined : fetchInside();
  begun?.catch(() => {
    begun = undefined;
  });
  const Inside = lazyPart(async () => {
    const fetched = begun ?? fetchInside();
    begun = undefined;
    const [inside, platform, , apps] = await fetched;
    root.attachPlatform(preview?.at === undefined ? platform : platformAt(platform, preview.at));
    if (apps) root.container = around(apps.appContainer(root, window, browserOnly));
    return inside.Inside;
  });
  const begin = (given?: LinkLogin): Promise<void> => {
    if (preview) return beginPreviewSession(root, preview);
    if (!embedding) return beginSession(root, link, given);
    const isSettled = link.token !== undefined || given !== undefined;
    return embedding.begin(() => {
      // What a frame keeps of its own goes with its tab.
      const { session } = root;
      const isOwn = framed?.storages.isReload === true || !session.isBorrowed(session.token);
      return beginSession(root, link, given, isOwn ? true : undefined);
    }, isSettled);
  };
  // Every page waits for who is there: that is asked before all else.
  const entered = chat ? undefined : begin(cas);
  const texts = loadProjectTexts(root, window);
  const draw = (screen: ReactNode): void => view.render(screen);
  if (chat) {
    const part = await loadChunk(() => import('../chatLogin/enterByChat.tsx')).catch(() => undefined);
    if (!part) {
      // Where it does not come, the server is away.
      fail(root.locale);
      return;
    }
    await part.enterByChat({ root, chat, begin, draw, browser: window });
  }
  draw(
    <Portal root={root} Inside={Inside} linkToken={link.token !== undefined} Around={embedding?.Around} />,
  );
  await (chat && root.session.status === 'unknown' ? begin() : entered);
  await texts;
  prepareToTell();
  // Whom another window has become is nothing to a preview.
  if (preview) return;
  if (embedding) {
    await embedding.follow();
    return;
  }
  // Without it the page goes on as who acts here, which the server knows.
  const follow = await loadChunk(() => import('../session/followRole.ts')).catch(() => undefined);
  follow?.followRole(root, window, () => window.location.reload());
}

/** What the page around asks of header and menus, out of sight from then on; undefined where it says nothing. */
function takeChrome({ location, history }: Window): boolean | undefined {
  const given = new URLSearchParams(location.search);
  const asked = given.get(CHROME);
  if (asked === null) return undefined;
  given.delete(CHROME);
  const rest = given.toString();
  const search = rest === '' ? '' : `?${rest}`;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  return asked === '1';
}

/** What the address carries to log in by, a token before all else, and its language; out of sight from then on. */
function takeAddress({ location, history }: Window): {
  link: LinkParameters;
  cas: CasTicket | undefined;
  chat: ChatStart | undefined;
  language: Locale | undefined;
} {
  const { origin, pathname, hash } = location;
  const { cas, search } = takeCasTicket(location);
  const link = readLinkParameters(search);
  const { chat, search: rest } = takeChatStart({ origin, pathname, search: link.search });
  const { language, search: clean } = takeLanguage({ pathname, search: rest });
  if (clean !== location.search) history.replaceState(history.state, '', `${pathname}${clean}${hash}`);
  return { link, cas, chat: link.token === undefined && cas === undefined ? chat : undefined, language };
}

/** A page in the frame of a preview looks as that one is asked to, and hands its stores over. */
function beginPreview(root: RootStore, { lang, dark, inspects, ready }: PreviewStart): void {
  root.locale.change(lang);
  root.theme.change({ navTheme: dark ? 'realDark' : 'lightMenu' });
  if (inspects) root.inspect.turnOn();
  ready(root);
}

/** Scripts run after the page's own styles have come, or not; those are asked for once more. */
async function bringStyles(): Promise<boolean> {
  const missing = emptyStyles();
  if (missing.length === 0) return true;
  return (await prepareForFailures())?.loadStyles(missing) ?? false;
}

/** Without the project nothing can be called; why it did not come is for the browser's own log. */
async function projectOrNothing(): Promise<Project | undefined> {
  try {
    return await loadProject(browserTransport);
  } catch {
    return undefined;
  }
}
