import { useEffect, useState } from 'react';
import type { Recordable } from '../../documents/scenario/recorded.ts';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { PageTest } from '../../schemas/pageTest.ts';
import type { TestRuns } from './TestRuns.ts';

/** What a test could expect, as the page is with its data. */
export interface Sight {
  /** Undefined while it is looked. */
  readonly found?: readonly Recordable[] | undefined;
  readonly failed?: string | undefined;
}

/** Milliseconds after the last change of the test until it is looked anew. */
const PAUSE = 300;

/** Looks at the page as a test does, a moment after each change of it. */
export function useSight(runs: Pick<TestRuns, 'see'>, test: PageTest): Sight {
  const { locale } = useRoot();
  const [sight, setSight] = useState<Sight>({});
  const { as, at, params, actionMights, record } = test;
  // What it is called and what it expects changes nothing of what is seen.
  const asked = JSON.stringify({ id: 'test', title: '', as, at, params, actionMights, record, expect: [] });
  useEffect(() => {
    const gone = new AbortController();
    const look = async (): Promise<void> => {
      try {
        const seen = await runs.see(JSON.parse(asked) as PageTest, gone.signal);
        if (gone.signal.aborted) return;
        if (seen === undefined) setSight({ found: [] });
        else setSight('failed' in seen ? { failed: locale.localise(seen.failed) } : seen);
      } catch (error) {
        if (!gone.signal.aborted && !isCancelled(error)) setSight({ failed: messageOf(error) });
      }
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [runs, locale, asked]);
  return sight;
}
