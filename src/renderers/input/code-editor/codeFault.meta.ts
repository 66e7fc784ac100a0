import type { LocalText } from '../../../schemas/text.ts';

/** JSON has to be JSON; of other languages nobody can say here whether they are right. */
export function codeFault(value: unknown, language: unknown): LocalText | undefined {
  if (language !== 'json' || typeof value !== 'string' || value.trim() === '') return undefined;
  try {
    JSON.parse(value);
    return undefined;
  } catch {
    return { zhCN: '不是有效的 JSON', enUS: 'Not valid JSON' };
  }
}
