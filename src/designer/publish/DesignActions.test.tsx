import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import type { AppDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { Problems } from '../core/Problems.ts';
import { DesignActions } from './DesignActions.tsx';

const page = (text: string): AppDocument => ({
  ...{ kind: 'app', schemaVersion: 1, id: 'news', name: '新闻' },
  body: [{ type: 'text', id: 'a', title: '开头', props: { text } }],
});
const line = (version: number, more: object) => ({
  ...{ version, revision: version, name: '新闻', publishedAt: '2026-11-01T02:00:00.000Z' },
  ...{ publisher: '王老师', published: false, ...more },
});
const user = {
  ...{ kind: 'system', id: 'school', name: '校园', published: true, draft: true },
  places: [{ path: '/menus/0/app/id', sentence: '系统应用『校园』的菜单『新闻』' }],
};

function open(users: readonly object[] = []) {
  const sent: [string, unknown][] = [];
  const { root, ui } = createTestRoot({
    '/resource/versions.do': {
      list: [
        line(3, { revision: 2, published: true, note: '改了开头' }),
        line(2, { revision: 1, replaced: true }),
        line(1, {}),
      ],
      total: 3,
    },
    '/resource/get.do': ({ version }) => ({
      result: { version, revision: 2, schema: page({ 1: '早', 2: '没有人用过' }[Number(version)] ?? '晚') },
    }),
    '/resource/review.do': { result: { findings: [], plans: [], broken: [], others: [], tests: [] } },
    '/resource/rollback.do': ({ version, revision }) => {
      sent.push(['rollback', [version, revision]]);
      return { result: { version: 4, revision: 3 } };
    },
    '/resource/uses.do': { list: [...users] },
    '/resource/remove.do': ({ id }) => {
      sent.push(['remove', id]);
      return {};
    },
    '/resource/unpublish.do': ({ id }) => {
      sent.push(['unpublish', id]);
      return { list: [] };
    },
  });
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 2, document: page('晚') }, language, () => 0);
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 3 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const leave = vi.fn();
  const drawn = renderPortal(root, <DesignActions design={{ model, autosave, problems }} leave={leave} />);
  const choose = async (name: string): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  return { sent, ui, leave, drawn, choose };
}

test('a version is looked at in words and as JSON, and gone back to', async () => {
  const { sent, drawn, choose } = open();
  await choose('版本');
  const lines = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(lines.map((each) => within(each).getByText(/^第/).textContent)).toEqual([
    '第 3 版',
    '第 2 版',
    '第 1 版',
  ]);
  screen.getByText('改了开头');
  within(lines[1] ?? document.body).getByText('被替换的工作稿，未发布过');
  // Users have the third one as it is: there is nothing to go back to.
  expect(screen.queryByRole('button', { name: '回退到第 3 版' })).toBeNull();
  // It is compared with what users had before it.
  fireEvent.click(screen.getByRole('button', { name: '查看第 3 版' }));
  await screen.findByText('修改文本“开头”：内容由“早”改为“晚”');
  fireEvent.click(screen.getByRole('tab', { name: 'JSON 对照' }));
  const cells = within(await screen.findByRole('region', { name: 'JSON 对照' })).getAllByRole('cell');
  const marked = cells
    .filter((cell) => cell.hasAttribute('data-side'))
    .map((cell) => cell.textContent.trim());
  expect(marked).toEqual(['"text": "早"', '"text": "晚"']);
  expect(await violationsIn(drawn.baseElement)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '返回列表' }));
  fireEvent.click(screen.getByRole('button', { name: '回退到第 1 版' }));
  const confirm = await screen.findByRole('button', { name: '回退并发布' });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  fireEvent.click(confirm);
  await waitFor(() => expect(sent).toEqual([['rollback', [1, 2]]]));
});

test('what others use is not removed, and they are named; what nobody uses goes to the bin', async () => {
  const used = open([user]);
  await used.choose('删除');
  await screen.findByText('系统应用『校园』的菜单『新闻』');
  const link = screen.getByRole('link', { name: '校园' });
  expect(link.getAttribute('href')).toBe('/design/system/school');
  expect(screen.getByRole('button', { name: /删\s?除/ })).toHaveProperty('disabled', true);
  used.drawn.unmount();

  const { sent, ui, leave, choose } = open();
  await choose('删除');
  await screen.findByText('没有其他内容使用它。');
  fireEvent.click(screen.getByRole('button', { name: /删\s?除/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(sent).toEqual([['remove', 'news']]);
  expect(ui.messages).toMatchObject([{ action: { label: '打开回收站' } }]);
});

test('who still uses what is unpublished is told, and may be left without it', async () => {
  const { sent, choose } = open([user]);
  await choose('取消发布');
  await screen.findByText('系统应用『校园』的菜单『新闻』');
  fireEvent.click(screen.getByRole('button', { name: '取消发布' }));
  await waitFor(() => expect(sent).toEqual([['unpublish', 'news']]));
});
