import { vi } from 'vitest';
import { AssetLoader } from '../../src/runtime/data/AssetLoader.ts';
import type { Container } from '../../src/runtime/container/Container.ts';
import { appContainer } from '../../src/runtime/container/apps/appContainer.ts';
import type { Project } from '../../src/schemas/wire/project.ts';
import { createPlainRoot, testProject } from './testRoot.ts';

export const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) MicroMessenger/8.0.42';
export const WECOM = 'Mozilla/5.0 (Linux; Android 13) wxwork/4.1.22 MicroMessenger/7.0.1';
export const DINGTALK = 'Mozilla/5.0 (Linux; Android 9) AliApp(DingTalk/6.0.30)';
export const QQ = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) QQ/8.9.1.610';
export const CAMPUS = 'Mozilla/5.0 (Linux; Android 12) wisedu/9.0.12 cpdaily/9.0.12';
const SIGN = '/rest/http/open_apis/getjsApi.htm';
const signature = { appId: 'id', timestamp: 1, nonceStr: 'n', signature: 's' };
export const app = { script: 'https://vendor.example/s.js', appId: 'id', agentId: '7' };
export const allApps = { wecom: app, dingtalk: app, wechat: app, qq: app, campusApp: app };
const browserOnly: Container = {
  name: 'browser',
  abilities: { copy: () => true, setTitle: () => 'browser', openLink: () => 'browser' },
};
/** The begin of a JPEG, as base64. */
export const JPEG = '/9j/4AAQ';

export type Params = Record<string, unknown>;
type Answers = Record<string, (params: Params) => unknown>;

const noteCall = (asked: [string, Params][], api: string, params: Params): void => {
  const data = Object.entries(params).filter(([, value]) => typeof value !== 'function');
  asked.push([api, Object.fromEntries(data)]);
};

/** A page in an app whose script answers from a table by the names of its calls. */
export function inApp(userAgent: string, answers: Answers = {}, chatApps: Project['chatApps'] = allApps) {
  const asked: [string, Params][] = [];
  const uploads: File[] = [];
  const upload = ({ file }: Params) => {
    uploads.push(file as File);
    return { result: { id: 'f1', name: (file as File).name, size: 6, type: (file as File).type } };
  };
  const { root, ui } = createPlainRoot({
    answers: { [SIGN]: { result: signature }, '/files/upload': upload },
  });
  Object.assign(root, { project: { ...testProject, chatApps } });
  const call = (api: string) => (params: Params) => {
    noteCall(asked, api, params);
    const said = (answers[api]?.(params) ?? {}) as Params;
    const name = 'fails' in said ? ['fail', 'onFail'] : ['success', 'onSuccess'];
    for (const one of name)
      if (typeof params[one] === 'function') Reflect.apply(params[one], undefined, [said]);
  };
  const ready = (run: () => void): void => run();
  const base = { config: () => undefined, error: () => undefined, ready };
  const invoke = (api: string, params: Params, done: (said: Params) => void) => {
    noteCall(asked, api, params);
    done((answers[api]?.(params) ?? { err_msg: `${api}:ok` }) as Params);
  };
  const wx = new Proxy(
    { ...base, invoke },
    {
      // It is no promise, whatever it is asked for.
      get: (target, name: string): unknown =>
        Reflect.get(target, name) ?? (name === 'then' ? undefined : call(name)),
    },
  );
  const tree = (path: string): object =>
    new Proxy(call(path), { get: (_, name: string) => tree(`${path}.${name}`) });
  const dd = { ...base, biz: tree('biz'), device: tree('device'), runtime: tree('runtime') };
  const mqq = { data: tree('data'), ui: tree('ui') };
  /** A script whose calls take one parameter after the other. */
  const told = (path: string): object =>
    new Proxy(
      (...given: unknown[]) => {
        asked.push([path, { given: given.filter((one) => typeof one !== 'function') }]);
        if (typeof given[0] === 'function') Reflect.apply(given[0], undefined, [answers[path]?.({})]);
      },
      { get: (_, name: string) => told(path === '' ? name : `${path}.${name}`) },
    );
  const document = { title: '页面', baseURI: 'https://campus.example.edu/', location: { origin: '' } };
  const location = { href: 'https://campus.example.edu/app/a' };
  const browser = Object.create(window, {
    navigator: { value: { userAgent } },
    location: { value: location },
    document: { value: document },
    wx: { value: wx },
    dd: { value: dd },
    mqq: { value: mqq },
    BH_MOBILE: { value: { init: ready } },
    BH_MOBILE_SDK: { value: told('') },
  }) as Window;
  const assets = new AssetLoader({ document: () => window.document, transport: fetch });
  const load = vi.spyOn(assets, 'load').mockResolvedValue(new Blob());
  const container = appContainer(root, browser, browserOnly, assets);
  return { container, abilities: container.abilities, asked, uploads, ui, document, load };
}
