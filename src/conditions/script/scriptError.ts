/** A text that is no expression of the small language of JavaScript that is read here. */
export class ScriptError extends Error {
  /** What of the text could not be taken: a sign, a word, a call; empty where it ends too early. */
  readonly met: string;

  constructor(met: string) {
    super(met === '' ? 'ends too early' : `"${met}" is not taken`);
    this.name = 'ScriptError';
    this.met = met;
  }
}
