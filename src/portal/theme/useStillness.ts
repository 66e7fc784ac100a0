import { useMedia } from './useMedia.ts';

/** Whether the person asked their system for less motion; follows the wish. */
export const useStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
