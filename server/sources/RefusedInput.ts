import { SourceError } from './sourceError.ts';

/** The statement could not take the value that an input has, e.g. a text where the table has numbers. */
export class RefusedInput extends SourceError {
  readonly input: string;

  constructor(input: string, cause: SourceError) {
    super(cause.reason, cause.message, { cause });
    this.input = input;
  }
}
