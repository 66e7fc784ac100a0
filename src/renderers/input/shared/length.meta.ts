import { countCharacters } from '../../../schemas/characters.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { wholeProp } from './numberText.meta.ts';

/** What is wrong with a text that has more characters than the prop `maxLength` takes, wherever it comes from. */
export function tooLong(value: unknown, props: Readonly<Record<string, unknown>>): LocalText | undefined {
  const most = wholeProp(props.maxLength);
  if (typeof value !== 'string' || most === undefined || most < 0 || countCharacters(value) <= most)
    return undefined;
  return { zhCN: `不能超过 ${most} 个字`, enUS: `At most ${most} characters` };
}

/** What is wrong with a text of one line: more characters than it takes, or a line break, which no box of one line shows. */
export function unfitLine(value: unknown, props: Readonly<Record<string, unknown>>): LocalText | undefined {
  const found = tooLong(value, props);
  if (found !== undefined || typeof value !== 'string' || !/[\n\r\u2028\u2029]/.test(value)) return found;
  return { zhCN: '不能包含换行', enUS: 'No line breaks' };
}
