import { chrome } from '../../src/renderers/chrome/index.ts';
import { builtinActions } from '../../src/runtime/actions/index.ts';
import { createPlatform } from '../../src/runtime/platform/createPlatform.ts';
import { platformAt } from '../../src/runtime/platform/platformAt.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import type { Neighbours } from '../../src/runtime/live/neighbours.ts';
import { RootStore } from '../../src/runtime/stores/RootStore.ts';
import type { Project } from '../../src/schemas/wire/project.ts';
import { EMBED_PLATFORM } from '../../src/schemas/embed/verify.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { createFixedTransport, type FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';
import { atEndOfFile } from './endOfFile.ts';
import { createTestUi, type TestUi } from './testUi.ts';

export const testProject: Project = {
  name: 'test',
  alias: 'test',
  customId: '1',
  domain: '',
  projectId: '100000000',
  schoolId: 478,
  appKey: 'test',
  services: {
    interface: '/api/interface',
    base: '/api/base',
    manager: '/api/manager',
    analysis: '/api/analysis',
    mgr: '/api/mgr',
    form: '/api/form',
    robots: '/api/robots',
    ai: '/api/ai',
    openai: '/api/openai',
    core: '/api/core',
    file: '/files',
  },
};

/** A login of somebody with the given roles. */
export const testLogin = (...roles: string[]): LoginResponse => ({
  userGroup: roles.map((groupid) => ({ groupid, groupname: groupid })),
  userBaseInfo: {
    headImage: '',
    realName: '林知夏',
    nickName: '',
    userName: 'lin',
    userId: 'u1',
    sex: '',
    college: '7',
    collegeName: '计算机学院',
  },
  userLoginInfo: { loginName: 'lin', loginTime: '', loginType: 'form' },
  schoolInfo: { schoolId: 478 },
  token: ['one', 'two'],
  redirectUrl: '',
});

/** The same by a code that the server of a registered site asked for. */
export const siteLogin = (...roles: string[]): LoginResponse => {
  const login = testLogin(...roles);
  return { ...login, userLoginInfo: { ...login.userLoginInfo, loginType: EMBED_PLATFORM } };
};

/** What browsers keep, in a map that tests can look into. */
export function memoryStorage(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => {
      kept.clear();
    },
  };
}

export interface TestRoot {
  root: RootStore;
  ui: TestUi;
  kept: Map<string, string>;
}

/** Stores with the given widgets over a transport that answers from a table; nothing leaves the process. */
export function createPlainRoot({
  renderers = [],
  answers = {},
  transport = createFixedTransport(answers),
  kept = new Map<string, string>(),
  tab,
  at,
  neighbours,
}: {
  renderers?: readonly RendererDefinition[];
  answers?: FixedAnswers;
  transport?: typeof fetch;
  kept?: Map<string, string>;
  /** What lives as long as the tab. */
  tab?: Map<string, string>;
  /** When it is, as in a preview; absent: the clock's. */
  at?: number | undefined;
  /** The portal's other pages; absent: there are none. */
  neighbours?: Neighbours;
} = {}): TestRoot {
  const platform = createPlatform({ renderers, actions: builtinActions, chrome });
  const root = new RootStore({
    platform: at === undefined ? platform : platformAt(platform, at),
    project: testProject,
    storage: memoryStorage(kept),
    ...(tab && { tabStorage: memoryStorage(tab) }),
    transport,
    ...(neighbours && { neighbours: () => Promise.resolve(neighbours) }),
  });
  const watch = root.live.watch.bind(root.live);
  root.live.watch = (topic, listener) => {
    const end = watch(topic, listener);
    atEndOfFile(end);
    return end;
  };
  const ui = createTestUi();
  root.attach(ui);
  return { root, ui, kept };
}
