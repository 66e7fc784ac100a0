import type { LocalePack } from '../../../runtime/locale/defineLocale.ts';
import type { LocalText } from '../../../schemas/text.ts';

/** One text of a screen in both languages, for a document. */
export const localeTexts = <K extends string>({ texts }: LocalePack<K>, key: K): LocalText => ({
  zhCN: texts.zhCN[key],
  enUS: texts.enUS[key],
});
