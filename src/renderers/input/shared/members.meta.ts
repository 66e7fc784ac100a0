import type { TextContext } from '../../../schemas/rendererMeta.ts';

/** The objects of a value as one text, each member in its own words: `高等数学，5；大学英语，3`, `Calculus, 5; English, 3`. */
export const membersText = (value: unknown, { members = [], locale }: TextContext): string =>
  [value]
    .flat()
    .filter((object): object is Record<string, unknown> => typeof object === 'object' && object !== null)
    .map((object) => {
      const texts = members.map(({ code, text }) => text(object[code]));
      return texts.filter((text) => text !== '').join(locale === 'zhCN' ? '，' : ', ');
    })
    .filter((text) => text !== '')
    .join(locale === 'zhCN' ? '；' : '; ');

/** The rows of a value for a cell of a list: of one member what they say, of several how many there are. */
export function countText(value: unknown, context: TextContext): string {
  if (context.members?.length === 1) return membersText(value, context);
  const { locale } = context;
  const count = Array.isArray(value) ? value.length : 0;
  if (locale === 'zhCN') return `${count} 行`;
  return count === 1 ? '1 row' : `${count} rows`;
}
