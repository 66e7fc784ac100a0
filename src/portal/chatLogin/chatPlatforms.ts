import { environmentOf, type HostApp } from '../../runtime/container/environment.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { chatLoginLocale } from './chatLogin.locale.ts';

/** The platforms whose apps log people in, by their codes, with the apps that give them codes. */
const platforms: Readonly<
  Record<string, { name: 'wecom' | 'dingtalk' | 'wechat'; apps: readonly HostApp[] }>
> = {
  // What a school has in WeCom can be followed in WeChat, and is the same there.
  1: { name: 'wecom', apps: ['enterpriseChat', 'socialChat'] },
  3: { name: 'dingtalk', apps: ['workplaceMessenger'] },
  5: { name: 'wechat', apps: ['socialChat'] },
};

/** Whether the app that the page runs in is one of a platform's. */
export function fitsPlatform(platform: string, userAgent: string): boolean {
  const { app } = environmentOf(userAgent);
  return app !== undefined && platforms[platform]?.apps.includes(app) === true;
}

/** What people call the app of a platform; undefined of codes that are none. */
export function appName({ locale }: Pick<RootStore, 'locale'>, platform: string): string | undefined {
  const known = platforms[platform];
  return known && locale.text(chatLoginLocale, known.name);
}
