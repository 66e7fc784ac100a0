import type { LocalText } from '../../schemas/text.ts';

/** A rule set that is too large or nested too deep to be compiled. `text` holds the message in both languages. */
export class ConditionError extends Error {
  readonly code: 'CONDITION_TOO_DEEP' | 'CONDITION_TOO_LARGE';
  readonly text: LocalText;

  constructor(code: ConditionError['code'], text: LocalText) {
    super(text.enUS);
    this.name = 'ConditionError';
    this.code = code;
    this.text = text;
  }
}
