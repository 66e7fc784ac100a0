import { AssetLoader } from './AssetLoader.ts';
import { browserTransport } from './browserTransport.ts';

/** The loader of this page: scripts and styles are the document's, so there is one, whoever asks. */
export const pageAssets = new AssetLoader({ document: () => document, transport: browserTransport });
