import { examineText, type RecordType } from '../../../conditions/check/index.ts';
import type { FunctionTable } from '../../../conditions/index.ts';
import { traitsOf } from '../../../documents/check/findings.ts';
import type { Finding } from '../../../schemas/finding.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { asTemplate, type Writing } from './written.ts';

/** Something that is wrong with what stands in the editor, and where. */
export interface Slip {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: LocalText;
  /** The document cannot be kept with it. */
  readonly isUnkeepable: boolean;
  /** What is to be written there instead. */
  readonly instead: string | undefined;
}

/**
 * What the check says of a text while it is written, at its places.
 * @param found what the check says of the member as a whole, with what only the document knows: of which type it has to be
 */
export function slipsIn(
  shown: string,
  writing: Writing,
  scope: RecordType,
  functions: FunctionTable,
  found: readonly Finding[] = [],
): readonly Slip[] {
  if (shown.trim() === '') return [];
  const { text, before } = asTemplate(shown, writing);
  const within = (at: number): number => Math.min(Math.max(at - before, 0), shown.length);
  const { remarks } = examineText(text, scope, { functions, locates: true });
  const slips = remarks.map(({ span = [0, text.length], severity, code, message, replace }): Slip => {
    const [from, to] = [within(span[0]), within(span[1])];
    const isWord = replace !== undefined && shown.slice(from, to) === replace.word;
    return {
      ...{ from, to, severity, message },
      isUnkeepable: traitsOf(code).neverSaveable === true,
      instead: isWord ? replace.by : undefined,
    };
  });
  const said = new Set(slips.map(({ message }) => message.enUS));
  const others = found
    .filter(({ message }) => !said.has(message.enUS))
    .map(({ severity, code, message }): Slip => ({
      ...{ from: 0, to: shown.length, severity, message },
      isUnkeepable: traitsOf(code).neverSaveable === true,
      instead: undefined,
    }));
  return [...slips, ...others];
}
