import type { Extension } from 'atrium/src/runtime/platform/createPlatform.ts';
import { contacts } from './contacts/index.ts';
import { stars } from './stars/index.ts';

/** The library as widgets. */
export const acmeFormily: Extension = { renderers: [stars, contacts] };
