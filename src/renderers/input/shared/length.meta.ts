import type { LocalText } from '../../../schemas/text.ts';
import { wholeProp } from './numberText.meta.ts';

/** What is wrong with a text that has more characters than the prop `maxLength` takes, wherever it comes from. */
export function tooLong(value: unknown, props: Readonly<Record<string, unknown>>): LocalText | undefined {
  const most = wholeProp(props.maxLength);
  if (typeof value !== 'string' || most === undefined || Array.from(value).length <= most) return undefined;
  return { zhCN: `不能超过 ${most} 个字`, enUS: `At most ${most} characters` };
}
