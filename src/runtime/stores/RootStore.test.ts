import { describe, expect, it } from 'vitest';
import { chrome } from '../../renderers/chrome/index.ts';
import { createPlainRoot, memoryStorage, testLogin, testProject } from '../../../tests/support/testRoot.ts';
import { createTestUi } from '../../../tests/support/testUi.ts';
import { documentFinding } from '../../documents/findings.ts';
import { createPlatform } from '../platform/createPlatform.ts';
import { RootStore } from './RootStore.ts';

describe('RootStore', () => {
  it('says where the platform or the screen is missing, and takes the platform later', () => {
    const root = new RootStore({
      project: testProject,
      storage: memoryStorage(),
      transport: () => Promise.reject(new Error('no call')),
    });
    expect(root.hasPlatform).toBe(false);
    expect(() => root.platform).toThrow('platform');
    expect(() => root.ui).toThrow('screen');
    const platform = createPlatform({ renderers: [], actions: [], chrome });
    root.attachPlatform(platform);
    root.attachPlatform(createPlatform({ renderers: [], actions: [], chrome }));
    expect(root.platform).toBe(platform);
  });

  it('tells the portal that the session is over', async () => {
    const { root } = createPlainRoot({ answers: { '/any.do': { msgState: 0, msg: '' } } });
    let told = 0;
    root.onTokenExpired = () => void (told += 1);
    await expect(root.client.call('base', '/any.do')).rejects.toThrow();
    expect(told).toBe(1);
  });

  it('makes the calls of modules in the role that is current then', async () => {
    const sent: unknown[] = [];
    const { root } = createPlainRoot({
      kept: new Map([['web0_token', 'x']]),
      answers: {
        '/user/info.do': { result: testLogin('staff', 'admin') },
        '/student/list.htm': ({ groupId }) => {
          sent.push(groupId);
          return { list: [], total: 0 };
        },
      },
    });
    const module = root.module('student');
    await root.session.restore();
    await module.list({});
    root.session.chooseRole('admin');
    await module.list({});
    expect(sent).toEqual(['staff', 'admin']);
  });

  it('says once, when there is a screen to say it, that settings last no longer than the page', () => {
    const full = memoryStorage();
    const root = new RootStore({
      project: testProject,
      storage: {
        ...full,
        setItem: () => {
          throw new DOMException('', 'QuotaExceededError');
        },
      },
      transport: () => Promise.reject(new Error('No call.')),
    });
    root.locale.change('enUS');
    root.theme.toggleDark();
    const ui = createTestUi();
    root.attach(ui);
    root.locale.change('zhCN');
    expect(ui.messages.map(({ level }) => level)).toEqual(['warning']);
    expect(ui.messages[0]?.text).toContain('cannot keep settings');
    expect(root.storage.get('locale')).toBe('zhCN');
    expect(root.log.entries).toMatchObject([{ finding: { code: 'STORAGE_FULL' } }]);
  });

  it('logs what documents report under their name', () => {
    const { root } = createPlainRoot();
    root.environment('app home').report(documentFinding('TOO_DEEP.page'));
    expect(root.log.entries).toMatchObject([{ where: 'app home', finding: { code: 'TOO_DEEP' } }]);
  });
});
