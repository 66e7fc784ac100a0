import type { PackageVocabulary } from 'atrium/src/documents/vocabulary.ts';
import { contactsMeta } from './contacts/Contacts.meta.ts';
import { starsMeta } from './stars/Stars.meta.ts';

/** What the package adds to the language, as data. */
export const vocabulary: PackageVocabulary = { metas: [starsMeta, contactsMeta] };
