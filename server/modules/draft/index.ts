// What was typed into a form and not saved yet.

export { endDraft } from './service.ts';
