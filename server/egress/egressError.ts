/** Why another host was not called, or had no answer. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly reason: 'address' | 'timeout' | 'tooLarge' | 'unavailable';

  constructor(reason: EgressError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
