import { useContext, useEffect } from 'react';
import type { SourceView } from '../../../schemas/prop.ts';
import { RecordsContext, sourceRecords, type Records, type RecordWindow } from './Records.ts';

/**
 * The records that a view draws: those of its source, else those of the list page around. Called in an observer.
 * @param window which of a list's records it needs; keep the object while it stays the same
 */
export function useRecords(source: SourceView | undefined, window?: RecordWindow): Records {
  const around = useContext(RecordsContext);
  const records = source || !around ? sourceRecords(source) : around;
  const { ask } = records;
  const windowed = window !== undefined;
  useEffect(() => {
    if (ask && window) ask(window);
  }, [ask, window]);
  // Only when the view goes: between two windows nobody asks for pages.
  useEffect(() => (ask && windowed ? () => ask(undefined) : undefined), [ask, windowed]);
  return records;
}
