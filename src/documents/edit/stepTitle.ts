import { localise, type LocalText, type Text } from '../../schemas/text.ts';

/** How a step is called in the history: what was done, and to what. */
export const stepTitle = (zhCN: string, enUS: string, to: Text = ''): LocalText => ({
  zhCN: `${zhCN}${localise(to, 'zhCN')}`,
  enUS: `${enUS} ${localise(to, 'enUS')}`.trim(),
});
