import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { replaceDocument } from './support/replaceDocument.ts';
import { logIn } from './support/steps.ts';
import { openVisit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

const ID = 'campus-welcome';
const page = (more: object) => ({ kind: 'app', schemaVersion: 1, id: ID, name: '校园', ...more });
const text = (id: string, content: string) => ({ type: 'text', id, props: { text: content } });
const THERE = '还在这里';
const sound = text('sound', THERE);
const NONE = '这不是一份有效的文档，请联系管理员。';

test.each([
  ['no object', 'text', NONE],
  ['a list', [1, 2], NONE],
  ['another kind', { kind: 'flow', nodes: 5 }, NONE],
  ['a title of objects', page({ title: { zhCN: { a: 1 }, enUS: [] }, body: [sound] }), THERE],
  ['a source that is none', page({ sources: { b: null }, body: [sound] }), THERE],
  ['variables and parameters that are none', page({ variables: 5, params: [null], body: [sound] }), THERE],
  ['a body that is none', page({ body: 5 }), '校园'],
  ['nodes that are none', page({ body: [null, 5, 'x', { type: 5 }, { children: 7 }, sound] }), THERE],
  [
    'sources that wait for each other',
    page({
      sources: {
        a: { call: 'course/list', param: { limit: '{{ sources.b }}' } },
        b: { call: 'course/list', param: { limit: '{{ sources.a }}' } },
      },
      body: [sound],
    }),
    THERE,
  ],
  [
    'scripts',
    page({
      body: [
        sound,
        { type: 'link', id: 'l', props: { url: 'javascript:alert(1)', text: 'x' } },
        { type: 'image', id: 'i', props: { src: 'javascript:alert(1)' } },
        { type: 'script', id: 's', props: { text: 'alert(1)' } },
        { type: 'constructor', id: 'c', props: { __proto__: { polluted: true } } },
        text('t', "{{ constructor.constructor('alert(1)')() }}"),
      ],
    }),
    THERE,
  ],
  [
    'texts that explode',
    page({
      body: [
        sound,
        { type: 'progress', id: 'p', props: { percent: '{{'.repeat(100_000) } },
        { type: 'markdown', id: 'm', props: { text: '*a_'.repeat(30_000) } },
        { type: 'input', id: 'f', name: 'f', rules: [{ rule: 'pattern', value: '(.{1,900}.{1,900})$' }] },
      ],
    }),
    THERE,
  ],
])('a page whose document holds %s leaves the portal standing', async (_what, document, says) => {
  const visit = await openVisit(browser, productUrl());
  await logIn(visit.page, 'admin');
  await replaceDocument(visit.page, ID, document);
  let dialogs = 0;
  visit.page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await visit.page.goto(`/app/${ID}`);
  // Whoever sees it has everything around it, and goes on elsewhere.
  await visit.page.getByRole('banner').waitFor();
  await visit.page.getByText(says).first().waitFor();
  await visit.page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/home');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await visit.page.getByText('校园服务').waitFor();
  expect([dialogs, await visit.page.evaluate(() => 'polluted' in {})]).toEqual([0, false]);
  expect(visit.troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
  await visit.close();
});

test('the inspector tells of addresses that never open and props that mean nothing, before anybody clicks', async () => {
  const visit = await openVisit(browser, productUrl());
  const panel = visit.page.getByRole('dialog', { name: '页面检查器' });
  await logIn(visit.page, 'admin');
  const link = { type: 'link', id: 'l', props: { url: 'javascript:alert(1)', text: 'x', href: '/' } };
  const image = { type: 'image', id: 'i', props: { src: 'data:text/html,x', alt: 5 } };
  await replaceDocument(visit.page, ID, page({ body: [null, sound, 5, link, image] }));
  await visit.page.goto(`/app/${ID}?inspect=1`);
  await panel.getByRole('tab', { name: '运行记录' }).click();
  const lines = panel.getByRole('listitem');
  for (const [code, path] of [
    ['BROKEN_MEMBER', '/body/0'],
    ['BROKEN_MEMBER', '/body/2'],
    ['UNSAFE_ADDRESS', '/body/3/props/url'],
    ['UNKNOWN_PROP', '/body/3/props/href'],
    ['WRONG_PROP', '/body/4/props/alt'],
    ['UNSAFE_ADDRESS', '/body/4/props/src'],
  ] as const)
    await lines.filter({ hasText: code }).filter({ hasText: path }).waitFor();
  await panel.getByRole('tab', { name: '组件' }).click();
  await panel.getByRole('searchbox').fill('link');
  await panel.getByRole('treeitem', { name: 'link' }).last().click();
  await panel.getByText('/body/3/props/url', { exact: true }).waitFor();
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

test('the inspector explains a rule that nobody can read, and goes on to other nodes', async () => {
  const visit = await openVisit(browser, productUrl());
  const panel = visit.page.getByRole('dialog', { name: '页面检查器' });
  const choose = async (name: string): Promise<void> => {
    await panel.getByRole('searchbox').fill(name);
    await panel.getByRole('treeitem', { name }).last().click();
    await panel.getByRole('region', { name }).waitFor();
  };
  await logIn(visit.page, 'admin');
  const rule = { bindKey: 'page.x', type: 'text', judgeType: 'evil', value: 1 };
  const visible = { testRule: 'every', conditionList: [rule] };
  await replaceDocument(visit.page, ID, page({ body: [{ ...text('odd', '怪规则'), visible }, sound] }));
  await visit.page.goto(`/app/${ID}?inspect=1`);
  await choose('怪规则');
  await panel.getByText('类型 text 没有运算符 evil').waitFor();
  await choose(THERE);
  expect(visit.troubles).toEqual([]);
  await visit.close();
});
