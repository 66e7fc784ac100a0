import { useEffect, useState } from 'react';
import { isCancelled } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ThumbnailSize } from '../../schemas/wire/file.ts';

/**
 * The address of a stored image for as long as it is drawn.
 * @param known an address that need not be asked for
 * @param size of the thumbnail that is wanted instead of the image itself
 * @returns empty while it is on its way, undefined where it failed
 */
export function useFileAddress(
  id: string,
  known: string | undefined,
  size?: ThumbnailSize,
): string | undefined {
  const { files } = useRoot();
  const [address, show] = useState<string | undefined>('');
  useEffect(() => {
    if (known !== undefined) return undefined;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const url = await files.link(id, { signal: stop.signal, size });
        if (!stop.signal.aborted) show(url);
      } catch (error) {
        if (!isCancelled(error)) show(undefined);
      }
    };
    void ask();
    return () => stop.abort();
  }, [files, id, known, size]);
  return known ?? address;
}
