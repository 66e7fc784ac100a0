import { defineRenderer } from 'atrium/src/runtime/registry/defineRenderer.ts';
import { contactsMeta } from './Contacts.meta.ts';

export const contacts = defineRenderer(contactsMeta, {
  load: () => import('./Contacts.tsx'),
  examples: () => import('./Contacts.examples.json'),
});
