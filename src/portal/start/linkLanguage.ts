import { type Locale, toLocale } from '../../schemas/text.ts';

/** The gallery shows its widgets in a language of its own, which its address tells. */
const GALLERY_PATH = '/example';

/**
 * Takes the language out of an address: a link may be made for those who read another one than the browser remembers.
 * Once taken it is the person's choice like any other, to be changed and kept.
 * @returns the language, where the address names one that there is, and what stays in the address
 */
export function takeLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): {
  language: Locale | undefined;
  search: string;
} {
  const given = new URLSearchParams(search);
  const code = given.get('lang');
  if (code === null || pathname === GALLERY_PATH) return { language: undefined, search };
  given.delete('lang');
  const rest = given.toString();
  const known = /^(?:zh|cn|en|us)/i.test(code);
  return { language: known ? toLocale(code) : undefined, search: rest === '' ? '' : `?${rest}` };
}
