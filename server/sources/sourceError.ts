/** Why a registered database did not answer. Its message is for who configures, never for who calls. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** `platform`: it is the database of an Atrium; `refused`: the statement itself failed. */
  readonly reason: 'timeout' | 'tooLarge' | 'unavailable' | 'platform' | 'refused';
  /** Place in the statement, in characters from 0. */
  readonly position: number | undefined;
  /** Number, from 1, of the parameter whose value the statement could not take. */
  readonly parameter: number | undefined;
  /** A table could not take what was to be written: it stands there already, is missing, too long, out of range. */
  readonly isOfValues: boolean;

  /** The line broke as a change was being confirmed: it may stand all the same. */
  readonly mayBeDone: boolean;

  constructor(
    reason: SourceError['reason'],
    message: string,
    details: {
      readonly cause?: unknown;
      readonly position?: number | undefined;
      readonly parameter?: number | undefined;
      readonly isOfValues?: boolean;
      readonly mayBeDone?: boolean;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.reason = reason;
    this.position = details.position;
    this.parameter = details.parameter;
    this.isOfValues = details.isOfValues ?? false;
    this.mayBeDone = details.mayBeDone ?? false;
  }
}
