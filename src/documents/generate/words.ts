import { localise, type LocalText, type Text } from '../../schemas/text.ts';

/** A text around a title: `新增{title}`. */
export const around = (title: Text, zhCN: (title: string) => string, enUS: (title: string) => string) => ({
  zhCN: zhCN(localise(title, 'zhCN')),
  enUS: enUS(localise(title, 'enUS')),
});

/** A fixed text in both languages. */
export const words = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });
