import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { Refused } from './command.ts';

/** Characters of what was found, and of where: names in it may be as long as whoever wrote them liked. */
const LONGEST = 160;

/** Refuses a change for what was found in its outcome. @param subject what is wrong @param place where, in words */
export function refuseFinding({ message }: Finding, subject: LocalText, place?: LocalText): Refused {
  const at = (locale: 'zhCN' | 'enUS', [open, close]: readonly [string, string]): string =>
    place === undefined ? '' : `${open}${shortened(place[locale])}${close}`;
  return {
    refused: {
      zhCN: `${subject.zhCN}不能粘贴${at('zhCN', ['（', '）'])}：${shortened(message.zhCN)}`,
      enUS: `${subject.enUS} cannot be pasted${at('enUS', [' (', ')'])}: ${shortened(message.enUS)}`,
    },
  };
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
