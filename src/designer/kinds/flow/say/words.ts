import type { RuleSet } from '../../../../schemas/condition.ts';
import type { TextOf } from '../../../../runtime/locale/useText.ts';
import type { Locale, Text } from '../../../../schemas/text.ts';
import type { sayLocale } from './say.locale.ts';

/** What sentences about a flow are made with: texts, and what people call what the flow names by its code. */
export interface StepWords {
  readonly text: TextOf<keyof typeof sayLocale.texts.zhCN>;
  readonly locale: Locale;
  readonly localise: (text: Text) => string;
  readonly role: (code: string) => string;
  readonly department: (code: string) => string;
  readonly label: (code: string) => string;
  readonly field: (code: string) => string;
  readonly step: (id: string) => string;
  readonly flow: (id: string) => string;
  readonly rules: (rules: RuleSet) => string;
}
