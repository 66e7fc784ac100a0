import { safeUrl } from '../../documents/safeUrl.ts';
import { TellableError } from '../data/TellableError.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { containerTexts } from './containerTexts.ts';

/** The whole address that a step asks to open. @throws TellableError where it is none, or could run something */
export function linkToOpen(root: RootStore, { location }: Window, url: unknown): string {
  const address = safeUrl(url);
  if (address !== undefined && URL.canParse(address, location.href)) {
    return new URL(address, location.href).href;
  }
  throw new TellableError(root.locale.localise(containerTexts.noLink));
}
