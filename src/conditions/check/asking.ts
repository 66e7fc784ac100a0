import type { LocalText } from '../../schemas/text.ts';

/** How a sentence ends: by asking for the name that was meant, where one is near, or with its full stop. */
export const asking = (near: string | undefined): LocalText =>
  near === undefined
    ? { zhCN: '。', enUS: '.' }
    : { zhCN: `，是否想写“${near}”？`, enUS: `; did you mean "${near}"?` };
