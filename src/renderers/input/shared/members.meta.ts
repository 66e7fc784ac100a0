import type { TextContext } from '../../../schemas/rendererMeta.ts';

/** Texts of the plain values in an object, for cells and exports: what is no text, number or label is passed over. */
function valuesText(object: unknown): string {
  if (typeof object !== 'object' || object === null) return '';
  return Object.values(object)
    .flatMap((value: unknown) => {
      if (typeof value === 'string' || typeof value === 'number') return [String(value)];
      const label = typeof value === 'object' && value !== null && 'label' in value ? value.label : undefined;
      return typeof label === 'string' ? [label] : [];
    })
    .filter((text) => text !== '')
    .join('，');
}

/** The objects of a value as one text: `高等数学，5；大学英语，3`. */
export const membersText = (value: unknown): string =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .map(valuesText)
    .filter((text) => text !== '')
    .join('；');

/** How many rows a value has, for a cell of a list. */
export function countText(value: unknown, { locale }: TextContext): string {
  const count = Array.isArray(value) ? value.length : 0;
  if (locale === 'zhCN') return `${count} 行`;
  return count === 1 ? '1 row' : `${count} rows`;
}
