import { loadChunk } from '../data/loadChunk.ts';
import { toText } from '../../conditions/index.ts';
import { safeUrl } from '../../documents/safeUrl.ts';
import type { RootStore } from '../stores/RootStore.ts';
import type { AbilityCall, Container } from './Container.ts';
import { linkToOpen } from './linkToOpen.ts';

/** A browser on its own: it copies, opens links, shares where the system can, tells where
 * it is, and has a title. */
export function browserContainer(root: RootStore, browser: Window): Container {
  const { navigator, document } = browser;
  const share: AbilityCall = async ({ title, text, url }) => {
    const address = safeUrl(url);
    const data = {
      ...(title === undefined ? {} : { title: toText(title) }),
      ...(text === undefined ? {} : { text: toText(text) }),
      url: address === undefined ? browser.location.href : new URL(address, browser.location.href).href,
    };
    try {
      await navigator.share(data);
    } catch (error) {
      // The person closed the system's own dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  };
  const location: AbilityCall = async () => {
    const part = await loadChunk(() => import('./locate.ts'));
    return part.locate(root, browser);
  };
  return {
    name: 'browser',
    abilities: {
      copy: ({ text }) => root.ui.copy(toText(text)),
      setTitle: ({ title }) => {
        document.title = toText(title);
      },
      openLink: ({ url }) => {
        root.ui.open(linkToOpen(root, browser, url), true);
      },
      ...('share' in navigator ? { share } : {}),
      ...('geolocation' in navigator ? { location } : {}),
    },
  };
}
