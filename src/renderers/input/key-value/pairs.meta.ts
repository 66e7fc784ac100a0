import type { Imported } from '../../../schemas/rendererMeta.ts';
import type { LocalText } from '../../../schemas/text.ts';

/** A name and what it means. */
export interface Pair {
  readonly key: string;
  readonly value: string;
}

const isPair = (one: unknown): one is Pair =>
  typeof one === 'object' &&
  one !== null &&
  'key' in one &&
  'value' in one &&
  typeof one.key === 'string' &&
  typeof one.value === 'string';

export const pairsIn = (value: unknown): readonly Pair[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isPair) : [];

/** One line for each: `V：220`. */
export const pairsText = (value: unknown): string =>
  pairsIn(value)
    .map((pair) => `${pair.key}：${pair.value}`)
    .join('\n');

/** What is wrong with pairs: names that are missing or stand twice, or too many of them. */
export function checkPairs(
  value: unknown,
  { maxCount }: Readonly<Record<string, unknown>>,
): LocalText | undefined {
  const keys = pairsIn(value).map(({ key }) => key.trim());
  const most = typeof maxCount === 'number' ? maxCount : 50;
  if (keys.length > most) return { zhCN: `最多 ${most} 行`, enUS: `At most ${most} lines` };
  if (keys.includes('')) return { zhCN: '请填写名称', enUS: 'A name is missing' };
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice === undefined) return undefined;
  return { zhCN: `名称“${twice}”重复`, enUS: `The name "${twice}" stands twice` };
}

/** Lines, or parts between semicolons, each a name and a value with a colon or an equals sign between them. */
export function importPairs(text: string): Imported {
  const lines = text.includes('\n') ? text.split('\n') : text.split(/[；;]/);
  const pairs: Pair[] = [];
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const [, key, value] = /^([^：:=]+)[：:=](.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) {
      return {
        finding: {
          zhCN: `无法识别“${line.trim()}”，应如“名称：内容”`,
          enUS: `"${line.trim()}" cannot be read; write "name: value"`,
        },
      };
    }
    pairs.push({ key: key.trim(), value: value.trim() });
  }
  return { value: pairs };
}
