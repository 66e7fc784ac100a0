import { isText, listed, localise, type Locale } from '../../schemas/text.ts';
import { recordOf } from './recordOf.ts';

/** Members that tell entries apart, those first that people read. */
const TELLING = [
  'title',
  'label',
  'text',
  'name',
  'code',
  'field',
  'key',
  'value',
  'src',
  'rule',
  'role',
  'roles',
  'id',
];

/** What an entry of a list is called: the first text of it that says something; empty where none does. */
export function rowText(entry: unknown, locale: Locale): string {
  if (isText(entry)) return localise(entry, locale);
  if (typeof entry === 'number' || typeof entry === 'boolean') return String(entry);
  const members = recordOf(entry);
  for (const name of TELLING) {
    const member = members[name];
    if (isText(member) && localise(member, locale) !== '') return localise(member, locale);
    if (typeof member === 'number') return String(member);
    if (Array.isArray(member) && member.length > 0) return listed(member.map(String), locale);
  }
  return '';
}
