import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { kindText } from './kindText.ts';
import { pagesLocale } from './pages.locale.ts';
import { useFoundResource } from './useFoundResource.ts';

/**
 * The title of a resource in the reader's language; empty until it has arrived, the word for its kind where it does
 * not come. Called inside an observer.
 */
export function useResourceTitle(kinds: readonly string[], id: string): string {
  const { locale } = useRoot();
  const text = useText(pagesLocale);
  const { found } = useFoundResource(kinds, id);
  if (found.status === 'loading') return '';
  if (found.status === 'failed') return text(kindText(kinds));
  const { document } = found.resource;
  return locale.localise(document.title ?? document.name);
}
