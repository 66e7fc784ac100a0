import type { LocaleStore } from '../../../runtime/stores/LocaleStore.ts';

/** How many records a group holds, as its heading says it: at least so many where not all records are here. */
export const groupCount = (count: number, isCut: boolean, locale: LocaleStore): string =>
  `${locale.count(count)}${isCut ? '+' : ''}`;
