import { localise, type Locale } from '../../../schemas/text.ts';
import type { Column } from './columns.ts';

/** The heading of a column: the document's, else the title of its field. */
export const columnTitle = (
  { source, field, code }: Pick<Column, 'source' | 'field' | 'code'>,
  locale: Locale,
): string => localise(source.title ?? field.node.source.title ?? code, locale);
