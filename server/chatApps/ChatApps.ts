import type { ChatApp } from './ChatApp.ts';
import { makeDingtalk } from './dingtalk.ts';
import type { ChatAppSettings } from './settings.ts';
import { makeWechat } from './wechat.ts';
import { makeWecom } from './wecom.ts';

/** The chat apps that are configured, each made once per process: it keeps what its provider lends. */
export class ChatApps {
  readonly #apps: readonly ChatApp[];

  constructor({ wecom, dingtalk, wechat }: ChatAppSettings) {
    this.#apps = [
      ...(wecom === undefined ? [] : [makeWecom(wecom)]),
      ...(dingtalk === undefined ? [] : [makeDingtalk(dingtalk)]),
      ...(wechat === undefined ? [] : [makeWechat(wechat)]),
    ];
  }

  /** The app of a platform, as calls name it; undefined where none is configured. */
  find(platform: string | number): ChatApp | undefined {
    return this.#apps.find((app) => String(app.platform) === String(platform));
  }
}
