import type { Text } from '../../schemas/text.ts';
import { kindText } from './kindText.ts';
import { useFoundResource } from './useFoundResource.ts';

/**
 * The title of a resource; empty until it has arrived, the word for its kind where it does not come. Called inside an
 * observer.
 */
export function useResourceTitle(kinds: readonly string[], id: string): Text {
  const { found } = useFoundResource(kinds, id);
  if (found.status === 'loading') return '';
  if (found.status === 'failed') return kindText(kinds);
  const { document } = found.resource;
  return document.title ?? document.name;
}
