import { reaction, untracked } from 'mobx';
import { useEffect, useState } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { LogEntry } from '../../runtime/stores/LogStore.ts';

/** Milliseconds after which the log shows what was noted. */
const DELAY = 50;

/**
 * The entries of the log, a moment late: an expression may fail while something is drawn, and nothing else may be
 * drawn again for it just then.
 */
export function useLogEntries(): readonly LogEntry[] {
  const { log } = useRoot();
  const [entries, setEntries] = useState(() => untracked(() => log.entries));
  useEffect(() => reaction(() => log.entries, setEntries, { delay: DELAY, fireImmediately: true }), [log]);
  return entries;
}
