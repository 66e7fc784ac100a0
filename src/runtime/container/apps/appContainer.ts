import { pageAssets } from '../../data/pageAssets.ts';
import type { AssetLoader } from '../../data/AssetLoader.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { ChatAppScript } from '../../../schemas/wire/project.ts';
import type { Container } from '../Container.ts';
import { environmentOf } from '../environment.ts';
import { askOf, type Ask } from './ask.ts';
import { campusApp, campusAppAbilities } from './campusApp.ts';
import { dingtalk } from './dingtalk.ts';
import { dingtalkAbilities } from './dingtalkAbilities.ts';
import { MessagingSdk } from './MessagingSdk.ts';
import { qq, qqAbilities } from './qq.ts';
import { showLatest } from './showLatest.ts';
import type { Vendor } from './Vendor.ts';
import { weixin } from './weixin.ts';
import { wechatAbilities, wecomAbilities, weixinAbilities } from './weixinAbilities.ts';

interface Surroundings {
  name: string;
  app: ChatAppScript;
  vendor: Vendor;
  abilities: (ask: Ask) => Container['abilities'];
  /** Shows a title, where the app does not follow the title of the document. */
  showTitle?: (ask: Ask, title: string) => Promise<unknown>;
}

/**
 * The chat app around the page, where the school has an app there: it does what it can, the browser the rest. That the
 * browser calls itself that app only decides which script is asked; the app itself decides what the page may do.
 * @param browserOnly what the browser does by itself
 */
export function appContainer(
  root: RootStore,
  browser: Window,
  browserOnly: Container,
  assets: AssetLoader = pageAssets,
): Container {
  const around = surroundings(root, browser);
  if (around === undefined) return browserOnly;
  const { name, app, vendor, abilities, showTitle } = around;
  assets.allow([new URL(app.script).origin]);
  const ask = askOf(new MessagingSdk({ root, browser, assets, app, vendor }));
  return {
    name,
    abilities: { ...browserOnly.abilities, ...abilities(ask) },
    ...(showTitle && { showTitle: showLatest((title) => showTitle(ask, title)) }),
  };
}

function surroundings(root: RootStore, browser: Window): Surroundings | undefined {
  const { wecom, dingtalk: ding, wechat, qq: inQq, campusApp: own } = root.project.chatApps ?? {};
  switch (environmentOf(browser.navigator.userAgent).app) {
    case 'workplaceMessenger': {
      if (!ding) return undefined;
      const abilities = (ask: Ask) => dingtalkAbilities(root, browser, ding, ask);
      const showTitle = (ask: Ask, title: string) =>
        ask('biz.navigation.setTitle', { title }, { signed: false });
      return { name: 'dingtalk', app: ding, vendor: dingtalk(ding.agentId), abilities, showTitle };
    }
    case 'enterpriseChat': {
      const abilities = (ask: Ask) => ({
        ...weixinAbilities(root, ask),
        ...wecomAbilities(root, browser, ask),
      });
      return wecom && { name: 'wecom', app: wecom, vendor: weixin, abilities };
    }
    case 'socialChat': {
      // What a school has in WeCom can be followed in WeChat.
      const app = wechat ?? wecom;
      const abilities = (ask: Ask) => ({
        ...weixinAbilities(root, ask),
        ...(wechat && wechatAbilities(root, browser, ask)),
      });
      return app && { name: 'wechat', app, vendor: weixin, abilities };
    }
    case 'qq': {
      const abilities = (ask: Ask) => qqAbilities(root, browser, ask);
      return inQq && { name: 'qq', app: inQq, vendor: qq, abilities };
    }
    case 'campusApp': {
      const abilities = (ask: Ask) => campusAppAbilities(root, browser, ask);
      const showTitle = (ask: Ask, title: string) => ask('UI.setTitleText', { title });
      return own && { name: 'campusApp', app: own, vendor: campusApp(browser), abilities, showTitle };
    }
    // The makers of super apps publish no calls: there the browser does what it can.
    default:
      return undefined;
  }
}
