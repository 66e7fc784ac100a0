import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { type Design, DesignContext } from './DesignContext.ts';
import { Palette } from './Palette.tsx';

const offered = (): string[] =>
  [...document.querySelectorAll('[data-type]')].map((each) => each.getAttribute('data-type') ?? '');

test('widgets are found by words and pinyin, the most used stand on top, families fold', async () => {
  const model = new DesignModel(
    {
      revision: 1,
      document: { kind: 'app', schemaVersion: 1, id: 'news', name: '新闻', body: [] },
    },
    { metas: createMetaIndex(metas) },
  );
  const { root } = createTestRoot();
  const drawn = () =>
    renderPortal(
      root,
      <DesignContext.Provider value={{ model } as Design}>
        <Palette inserted={() => undefined} />
      </DesignContext.Provider>,
    );
  const { container, unmount } = drawn();
  const all = offered();
  // Each stands once, so that it can be named.
  expect(new Set(all).size).toBe(all.length);
  const common = screen.getByRole('button', { name: '常用' }).closest('section')!;
  expect(common.querySelector('[data-type="section"]')).not.toBeNull();
  expect(within(common).queryByRole('button', { name: '单行文本' })).toBeNull();
  expect(await violationsIn(container)).toEqual([]);

  const box = screen.getByRole('textbox', { name: '搜索组件' });
  const finds = (search: string, type: string) => {
    fireEvent.change(box, { target: { value: search } });
    return waitFor(() => expect(offered()).toContain(type));
  };
  for (const [search, type] of [
    ['duohangwenben', 'textarea'],
    ['dhwb', 'textarea'],
    ['附件', 'file-upload'],
    ['dropdown', 'select'],
    ['text area', 'textarea'],
  ] as const)
    await finds(search, type);
  fireEvent.change(box, { target: { value: 'ohang' } });
  expect(offered()).toEqual([]);
  fireEvent.change(box, { target: { value: '' } });

  fireEvent.click(screen.getByRole('button', { name: '常用' }));
  expect(offered()).not.toContain('section');
  unmount();
  drawn();
  expect(offered()).not.toContain('section');
  fireEvent.click(screen.getByRole('button', { name: '常用' }));
  expect(offered()).toEqual(all);
});
