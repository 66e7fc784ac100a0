import { TellableError } from '../../runtime/data/TellableError.ts';
import type { LocaleStore } from '../../runtime/stores/LocaleStore.ts';
import type { CallFailureCode } from '../../schemas/embed/protocol.ts';
import { embedLocale } from './embed.locale.ts';

/** Why a call of the parent, or an ask of ours, came to nothing; code and message travel. */
export class EmbedFailure extends TellableError {
  readonly code: CallFailureCode;

  constructor(code: CallFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A failure with a text of ours. */
export function embedFailure(
  { locale }: { readonly locale: LocaleStore },
  code: CallFailureCode,
  text: keyof (typeof embedLocale)['texts']['zhCN'],
  values?: Readonly<Record<string, unknown>>,
): EmbedFailure {
  return new EmbedFailure(code, locale.text(embedLocale, text, values));
}
