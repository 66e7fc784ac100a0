import type { RootStore } from '../../runtime/stores/RootStore.ts';

const PLATFORM = 'chatPlatform';

/** Nothing of a person's: the app is still around the page when they have logged out. */
export const KEPT_IN_TAB: readonly string[] = [PLATFORM];

type Tab = Pick<RootStore, 'tabStorage'>;

/** The platform whose app opened this tab, by its code: there the app is a way in. */
export const tabPlatform = ({ tabStorage }: Tab): string | undefined =>
  tabStorage?.get(PLATFORM) ?? undefined;

export function keepTabPlatform({ tabStorage }: Tab, platform: string): void {
  tabStorage?.set(PLATFORM, platform);
}
