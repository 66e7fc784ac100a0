/**
 * What a container can do for a page: a browser, a messenger or an app around it. Each has its own way, and none has
 * them all.
 */
export const abilities = [
  'scan',
  'chooseImage',
  'record',
  'location',
  'openMap',
  'share',
  'copy',
  'close',
  'setTitle',
  'pay',
] as const;
export type Ability = (typeof abilities)[number];
