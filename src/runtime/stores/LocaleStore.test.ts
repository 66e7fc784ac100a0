import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../tests/support/testRoot.ts';
import { defineLocale } from '../locale/defineLocale.ts';
import { KeyValueStore } from './KeyValueStore.ts';
import { LocaleStore } from './LocaleStore.ts';

const pack = defineLocale(
  'test.pack',
  { hello: '你好，{{name}}', plain: '保存' },
  { hello: 'Hello, {{name}}', plain: 'Save' },
);
const create = (kept?: string) => {
  const storage = new KeyValueStore(memoryStorage());
  if (kept !== undefined) storage.set('locale', kept);
  return { storage, locale: new LocaleStore(storage) };
};

describe('LocaleStore', () => {
  it.each([
    [undefined, 'zhCN', 'zh-CN'],
    ['enUS', 'enUS', 'en-US'],
    ['en', 'enUS', 'en-US'],
    ['us', 'enUS', 'en-US'],
    ['cn', 'zhCN', 'zh-CN'],
    ['zh', 'zhCN', 'zh-CN'],
    ['fr', 'zhCN', 'zh-CN'],
  ])('begins with what was kept: %s is %s', (kept, expected, language) => {
    const { locale } = create(kept);
    expect(locale.locale).toBe(expected);
    expect(locale.language).toBe(language);
  });

  it('puts texts of the project in the place of its own, drawn already or not yet, and takes them back', () => {
    const { locale } = create();
    const later = defineLocale('test.later', { title: '登录' }, { title: 'Log in' });
    const seen: string[] = [];
    const stop = autorun(() => seen.push(locale.text(pack, 'plain')));
    const text = (key: string, zh_cn: string, en_us: string) => ({ key, zh_cn, en_us, project_id: 'p' });
    locale.merge([
      text('test.pack:plain', '提交', 'Submit'),
      text('test.pack:hello', '欢迎，{{name}}', 'Welcome, {{name}}'),
      text('test.later:title', '统一登录', 'Sign in'),
      text('test.gone:title', 'x', 'x'),
      text('odd', 'x', 'x'),
      text('test.pack:__proto__', 'x', 'x'),
    ]);
    expect(locale.text(pack, 'hello', { name: '林' })).toBe('欢迎，林');
    expect(locale.text(later, 'title')).toBe('统一登录');
    locale.change('enUS');
    expect([locale.text(pack, 'plain'), locale.text(later, 'title')]).toEqual(['Submit', 'Sign in']);
    locale.change('zhCN');
    locale.merge([]);
    expect([locale.text(pack, 'hello', { name: '林' }), locale.text(later, 'title')]).toEqual([
      '你好，林',
      '登录',
    ]);
    expect(seen).toEqual(['保存', '提交', 'Submit', '提交', '保存']);
    stop();
  });

  it('changes the language of all texts, and keeps it', () => {
    const { locale, storage } = create();
    expect(locale.text(pack, 'plain')).toBe('保存');
    locale.change('enUS');
    expect(locale.text(pack, 'plain')).toBe('Save');
    expect(locale.localise({ zhCN: '姓名', enUS: 'Name' })).toBe('Name');
    expect(storage.get('locale')).toBe('enUS');
  });

  it('fills in values as they are, for whoever draws them escapes them', () => {
    expect(create().locale.text(pack, 'hello', { name: '<b>林</b>' })).toBe('你好，<b>林</b>');
  });

  it('tells those who read it', () => {
    const { locale } = create();
    const seen: string[] = [];
    const stop = autorun(() => {
      seen.push(locale.text(pack, 'plain'));
    });
    locale.change('enUS');
    expect(seen).toEqual(['保存', 'Save']);
    stop();
  });

  it('shares no texts with another store', () => {
    const one = create().locale;
    const other = create().locale;
    one.add(pack);
    expect(other.i18n.hasResourceBundle('zhCN', 'test.pack')).toBe(false);
  });
});
