import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { kindText } from './kindText.ts';
import { useFoundResource } from './useFoundResource.ts';

/**
 * The title of a resource in the reader's language; empty until it has arrived, the word for its kind where it does
 * not come. Called inside an observer.
 */
export function useResourceTitle(kinds: readonly string[], id: string): string {
  const { locale } = useRoot();
  const { found } = useFoundResource(kinds, id);
  if (found.status === 'loading') return '';
  if (found.status === 'failed') return locale.localise(kindText(kinds));
  const { document } = found.resource;
  return locale.localise(document.title ?? document.name);
}
