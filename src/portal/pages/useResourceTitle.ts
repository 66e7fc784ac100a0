import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useFoundResource } from './useFoundResource.ts';

/** The title of a resource in the reader's language; empty until it has arrived. Called inside an observer. */
export function useResourceTitle(kinds: readonly string[], id: string): string {
  const { locale } = useRoot();
  const { found } = useFoundResource(kinds, id);
  if (found.status !== 'ready') return '';
  const { document } = found.resource;
  return locale.localise(document.title ?? document.name);
}
