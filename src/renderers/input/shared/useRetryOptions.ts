import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Options } from '../../../schemas/option.ts';

/** Asks again for options that failed to load. `written` is the prop as the document has it. */
export function useRetryOptions(written: unknown): () => void {
  const { dictionaries } = useRoot();
  const { page } = usePlace();
  return () => {
    const options = written as Options | undefined;
    if (options === undefined || Array.isArray(options)) return;
    if ('dictionary' in options) void dictionaries.fetch(`dictionary:${options.dictionary}`);
    else if ('selector' in options) void dictionaries.fetch(options.selector);
    else page.sources.get(options.source)?.reload();
  };
}
