// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { defineLocale } from '../../runtime/locale/defineLocale.ts';
import { loadProjectTexts, TEXTS_FAILED } from './loadProjectTexts.ts';

const pack = defineLocale('test.start', { submit: '登录' }, { submit: 'Log in' });
const own = { key: 'test.start:submit', zh_cn: '统一登录', en_us: 'Sign in', project_id: '100000000' };
const answers = (list: unknown[]): FixedAnswers => ({ '/campus_state/getAllI18NList.htm': { list } });

test('merges the texts of the project, and keeps them for the next start', async () => {
  const { root } = createTestRoot(answers([own]));
  await loadProjectTexts(root, window);
  expect(root.locale.text(pack, 'submit')).toBe('统一登录');
  expect(root.storage.json('projectTexts')).toEqual({ projectId: root.project.projectId, texts: [own] });
});

test('says at once what it said the last time, and takes back what is gone', async () => {
  const { root } = createTestRoot(answers([]));
  root.storage.setJson('projectTexts', { projectId: root.project.projectId, texts: [own, 'odd', null] });
  const loading = loadProjectTexts(root, window);
  expect(root.locale.text(pack, 'submit')).toBe('统一登录');
  await loading;
  expect(root.locale.text(pack, 'submit')).toBe('登录');
});

test('where they do not come, it is logged and told, and nothing else', async () => {
  const { root } = createTestRoot({ '/campus_state/getAllI18NList.htm': { msgState: 9, msg: '服务器错误' } });
  const told = vi.fn();
  window.addEventListener(TEXTS_FAILED, told, { once: true });
  await loadProjectTexts(root, window);
  expect(told).toHaveBeenCalledOnce();
  expect(root.log.entries.map(({ finding }) => finding.code)).toEqual(['PROJECT_TEXTS_FAILED']);
});

test('a project without an id has no texts: that is logged, and nothing asked', async () => {
  const { root } = createTestRoot(answers([own]));
  root.project.projectId = '';
  await loadProjectTexts(root, window);
  expect(root.locale.text(pack, 'submit')).toBe('登录');
  expect(root.log.entries.map(({ finding }) => finding.message.zhCN)).toEqual(['获取不到项目ID']);
});
