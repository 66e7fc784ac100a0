import type { LocalText } from '../../schemas/text.ts';
import { type Command, type Edited, isRefused } from './command.ts';

/** Several commands as one step of the history, each over what the one before it made; where one is refused, none is done. */
export const together =
  (title: LocalText, ...commands: readonly Command[]): Command =>
  (document, language) => {
    let edited: Edited = { document, title };
    for (const command of commands) {
      const result = command(edited.document, language);
      if (isRefused(result)) return result;
      edited = { ...result, title };
    }
    return edited;
  };
