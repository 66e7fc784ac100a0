import { fillPlaces, type LocalText } from '../../schemas/text.ts';
import { codeOf } from '../finding.ts';
import { conditionTable } from '../findings.ts';

/** A rule set that is too large or nested too deep to be compiled. `text` holds the message in both languages. */
export class ConditionError extends Error {
  readonly code: string;
  readonly text: LocalText;

  /** @param most what it goes beyond */
  constructor(key: Extract<keyof typeof conditionTable, `CONDITION_TOO_${string}`>, most: number) {
    const text = fillPlaces(conditionTable[key], { most });
    super(text.enUS);
    this.name = 'ConditionError';
    this.code = codeOf(key);
    this.text = text;
  }
}
