import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { personCardMeta } from './PersonCard.meta.ts';

export const personCard = defineRenderer(personCardMeta, {
  load: () => import('./PersonCard.tsx'),
});
