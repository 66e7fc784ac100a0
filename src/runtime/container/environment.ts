/** The apps that pages are opened in, by the names that documents use. */
export type HostApp =
  'campusApp' | 'superApp' | 'socialChat' | 'qq' | 'workplaceMessenger' | 'enterpriseChat';

/** Where a page runs, by what its browser says of itself; how wide the window is says `ThemeStore.device`. */
export interface BrowserEnvironment {
  /** Undefined: a browser on its own. */
  readonly app: HostApp | undefined;
  readonly system: 'android' | 'ios' | undefined;
  readonly mobile: boolean;
}

/** The most telling first: WeCom calls itself WeChat as well, and campus apps are built on kits of others. */
const APPS: readonly (readonly [HostApp, RegExp])[] = [
  // Wisedu's 今日校园.
  ['campusApp', /\b(?:cpdaily|wisedu)\//i],
  // The apps that Supwisdom builds for single schools.
  ['superApp', /SuperApp\//i],
  // WeCom.
  ['enterpriseChat', /\bwxwork\//i],
  // WeChat.
  ['socialChat', /\bMicroMessenger\//i],
  // On phones `AliApp(DingTalk/7.8.1)`, on computers `DingTalk(7.8.10-Release)`.
  ['workplaceMessenger', /\bDingTalk[/(]/i],
  // The app; the kit `MQQBrowser/` is in many others too.
  ['qq', /\bQQ\//],
];

/**
 * The environment that a user agent tells of. It is said by the browser and can be anything: it decides what is offered,
 * and grants nothing.
 */
export function environmentOf(userAgent: string): BrowserEnvironment {
  const app = APPS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  // Phones of Windows claim to be both.
  const claims = userAgent.includes('Windows Phone') ? '' : userAgent;
  const system = claims.includes('Android')
    ? 'android'
    : /\b(?:iPhone|iPad|iPod)\b/.test(claims)
      ? 'ios'
      : undefined;
  return { app, system, mobile: system !== undefined || /Mobi|Windows Phone/.test(userAgent) };
}
