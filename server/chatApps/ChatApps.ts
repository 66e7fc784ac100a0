import { makeCampusApp } from './campusApp.ts';
import type { ChatApp, TicketSource } from './ChatApp.ts';
import { makeDingtalk } from './dingtalk.ts';
import type { ChatAppSettings } from '../config/chatApps.ts';
import { makeWechat } from './wechat.ts';
import { makeWecom } from './wecom.ts';

/** The platform of pages that name no app: WeChat's scripts are the ones that are set up by `getjsApi` alone. */
const OFFICIAL_ACCOUNT = 5;

/** The chat apps that are configured, each made once per process: it keeps what its provider lends. */
export class ChatApps {
  readonly #apps: readonly ChatApp[];
  /** The school's own app, which logs nobody in. */
  readonly campusApp: TicketSource | undefined;

  constructor({ wecom, dingtalk, wechat, campusApp }: ChatAppSettings) {
    this.#apps = [
      ...(wecom === undefined ? [] : [makeWecom(wecom)]),
      ...(dingtalk === undefined ? [] : [makeDingtalk(dingtalk)]),
      ...(wechat === undefined ? [] : [makeWechat(wechat)]),
    ];
    this.campusApp = campusApp === undefined ? undefined : makeCampusApp(campusApp);
  }

  /** The app of a platform, as calls name it; undefined where none is configured. */
  find(platform: string | number): ChatApp | undefined {
    return this.#apps.find((app) => String(app.platform) === String(platform));
  }

  /** Those that tell people something unasked. */
  get telling(): readonly ChatApp[] {
    return this.#apps.filter(({ tell }) => tell !== undefined);
  }

  /** The app that a page names by one of its ids; the official account where it names none. */
  findByAppId(appId: string): TicketSource | undefined {
    if (appId === '') return this.find(OFFICIAL_ACCOUNT);
    if (appId === this.campusApp?.appId) return this.campusApp;
    return this.#apps.find((app) => [app.appId, ...app.aliases].includes(appId));
  }
}
