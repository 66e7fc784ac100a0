import type { LocalText } from '../../schemas/text.ts';

/** A text for editors, which show one language: both, Chinese first. */
export const bothLanguages = ({ zhCN, enUS }: LocalText): string =>
  zhCN === enUS ? zhCN : `${zhCN} / ${enUS}`;
