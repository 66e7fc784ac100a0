import { findPart } from '../../documents/uses/declaration.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { Locale } from '../../schemas/text.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { partLabel } from '../frame/partLabel.ts';

/**
 * How people call the parts that tests name: those of the document, and the fields of the form that it is about.
 * @param form that form, where it is at hand
 * @param whole what concerns the whole test
 */
export function partNames(
  { document, language: { metas } }: Pick<DesignModel, 'document' | 'language'>,
  form: FormDocument | undefined,
  { locale, whole }: { readonly locale: Locale; readonly whole: string },
): (key: string) => string {
  const titles = new Map(form?.fields.map(({ name, title }) => [name, title]));
  const fieldTitle = (code: string): string | undefined => {
    const title = titles.get(code);
    return typeof title === 'object' ? title[locale] : title;
  };
  return (key) => {
    if (key === 'document') return whole;
    const part = findPart(document, key, metas) ?? (form && findPart(form, key, metas));
    return part === undefined ? key : partLabel(part, metas, locale, fieldTitle).title;
  };
}

/** The part that stands for another one's in the document: of a further form's field its place. */
export function partToSelect(
  { tree }: Pick<DesignModel, 'tree'>,
  form: FormDocument | undefined,
  key: string,
): string | undefined {
  if (tree.byKey.has(key)) return key === 'document' ? undefined : key;
  const code = form?.fields.find(({ id }) => id === key)?.name;
  return [`place:${code ?? ''}`, `override:${code ?? ''}`].find((each) => tree.byKey.has(each));
}
