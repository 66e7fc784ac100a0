/** Why another host was not called, or had no answer. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly reason: 'address' | 'timeout' | 'tooLarge' | 'unavailable';
  /** The host was connected to, so that it may have done what it was asked for. */
  readonly begun: boolean;

  constructor(
    reason: EgressError['reason'],
    message: string,
    { cause, begun = false }: { readonly cause?: unknown; readonly begun?: boolean } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.begun = begun;
  }
}
