import { createRoot } from 'react-dom/client';
import { browserContainer } from '../../runtime/container/browserContainer.ts';
import { browserTransport } from '../../runtime/data/browserTransport.ts';
import { loadProject } from '../../runtime/data/project.ts';
import type { Project } from '../../schemas/wire/project.ts';
import type { Platform } from '../../runtime/platform/createPlatform.ts';
import { prepareToTell } from '../../runtime/render/lateFailure.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';
import { LocaleStore } from '../../runtime/stores/LocaleStore.ts';
import { RootStore } from '../../runtime/stores/RootStore.ts';
import { Portal } from '../Portal.tsx';
import { keepFocus } from '../focus/keepFocus.ts';
import { followDocument } from '../theme/followDocument.ts';
import { beginSession } from './beginSession.ts';
import { takeCasTicket } from './casTicket.ts';
import { readLinkParameters } from './linkParameters.ts';
import { loadProjectTexts } from './loadProjectTexts.ts';
import { pageStorage } from './pageStorage.ts';
import { startLocale } from './start.locale.ts';
import { StartFailure } from './StartFailure.tsx';
import '../base.css';

/**
 * Starts the portal:
 *
 *   address (token or ticket out of sight) → /config.json → stores → first drawing → session and container
 *
 * @param loadPlatform fetches the interpreter with its widgets, when the first screen behind the login opens
 */
export async function startPortal(host: HTMLElement, loadPlatform: () => Promise<Platform>): Promise<void> {
  const { cas, search } = takeCasTicket(window.location);
  const link = readLinkParameters(search);
  if (link.search !== window.location.search) {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${link.search}${hash}`);
  }
  const storage = pageStorage('localStorage');
  const view = createRoot(host);
  const project = await projectOrNothing();
  if (!project) {
    const locale = new LocaleStore(new KeyValueStore(storage));
    const text = (key: 'title' | 'retry'): string => locale.text(startLocale, key);
    view.render(<StartFailure title={text('title')} retry={text('retry')} />);
    return;
  }
  const root = new RootStore({
    project,
    storage,
    tabStorage: pageStorage('sessionStorage'),
    transport: browserTransport,
  });
  root.container = browserContainer(root, window);
  followDocument(root);
  keepFocus(document);
  const Inside = lazyPart(async () => {
    const [inside, platform] = await Promise.all([import('../Inside.tsx'), loadPlatform()]);
    root.attachPlatform(platform);
    return inside.Inside;
  });
  view.render(<Portal root={root} Inside={Inside} linkToken={link.token !== undefined} />);
  await Promise.all([beginSession(root, link, cas), loadProjectTexts(root, window)]);
  prepareToTell();
}

/** Without the project nothing can be called; why it did not come is for the browser's own log. */
async function projectOrNothing(): Promise<Project | undefined> {
  try {
    return await loadProject(browserTransport);
  } catch {
    return undefined;
  }
}
