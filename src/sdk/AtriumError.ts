import type { SdkError, SdkErrorCode } from '../schemas/embed/publicTypes.ts';

const retriable: readonly SdkErrorCode[] = ['NOT_READY', 'TIMEOUT', 'CHECK_FAILED', 'QUEUE_FULL', 'RELOADED'];

/** What calls and links fail with. */
export class AtriumError extends Error implements SdkError {
  override readonly name = 'AtriumError';
  readonly code: SdkErrorCode;
  readonly retriable: boolean;

  constructor(code: SdkErrorCode, message: string) {
    super(message);
    this.code = code;
    this.retriable = retriable.includes(code);
  }
}
