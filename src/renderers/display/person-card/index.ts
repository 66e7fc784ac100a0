import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { personCardLocale } from './PersonCard.locale.ts';
import { personCardMeta } from './PersonCard.meta.ts';

export const personCard = defineRenderer(personCardMeta, {
  load: () => import('./PersonCard.tsx'),
  locale: personCardLocale,
});
