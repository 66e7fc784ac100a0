import { kindTitles } from '../../schemas/kindTitles.ts';
import { resourceKinds } from '../../schemas/kinds.ts';
import type { LocalText } from '../../schemas/text.ts';

/** The word for what is looked up among kinds: that of the first. */
export const kindText = ([first]: readonly string[]): LocalText =>
  kindTitles[resourceKinds.find((kind) => kind === first) ?? 'mgr'];
