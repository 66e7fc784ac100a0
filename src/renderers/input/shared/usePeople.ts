import { useEffect, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Option } from '../../../schemas/option.ts';
import { personOf, type PersonValue } from './personValue.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';

interface People {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  people: readonly PersonValue[];
  /** Whether the server knows more of them than it shows. */
  more: boolean;
}
const NOBODY: People = { status: 'idle', people: [], more: false };
/** Milliseconds without a further key before the server is asked. */
const PAUSE = 250;
/** The most that the server answers at once. */
const COUNT = 50;

/**
 * The first people whom the server finds for a keyword; undefined asks for nobody. An answer that a later keyword
 * overtook is dropped.
 */
export function usePeople(typed: string | undefined): People & { retry: () => void } {
  const { client, locale } = useRoot();
  const [found, show] = useState(NOBODY);
  const [attempt, again] = useState(0);
  const keyword = useComposed(typed);
  useEffect(() => {
    if (keyword === undefined) return undefined;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      show(({ people }) => ({ status: 'loading', people, more: false }));
      const param = { source: 'person', keyword, offset: 0, limit: COUNT };
      try {
        const { list, total } = await client.list<Option>(
          'interface',
          '/component/getSelectorData.htm',
          param,
          {
            signal: stop.signal,
          },
        );
        if (stop.signal.aborted) return;
        show({
          status: 'ready',
          people: list.map((one) => personOf(one, locale)),
          more: total > list.length,
        });
      } catch (error) {
        if (!isCancelled(error)) show({ ...NOBODY, status: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, locale, keyword, attempt]);
  return { ...found, retry: () => again((count) => count + 1) };
}
