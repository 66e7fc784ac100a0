import type { TextOf } from '../../runtime/locale/useText.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';

/** What an import came to, or would come to; rows that change nothing are told of where there are some. */
export function importSummary(
  text: TextOf<'previewSummary' | 'importSummary' | 'unchangedRows'>,
  key: 'previewSummary' | 'importSummary',
  outcome: ImportOutcome,
): string {
  const { unchanged = 0 } = outcome;
  return text(key, { ...outcome }) + (unchanged > 0 ? text('unchangedRows', { unchanged }) : '');
}
