import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { setMember } from '../../documents/edit/setMember.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import type { AppDocument } from '../../schemas/documents/index.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { type Design, DesignContext } from './DesignContext.ts';
import { JsonView } from './JsonView.tsx';

const page: AppDocument = {
  ...{ kind: 'app', schemaVersion: currentVersion('app'), id: 'news', name: '新闻' },
  body: [{ type: 'text', id: 'a', props: { text: '早' } }],
};

const editor = async (): Promise<EditorView> => {
  const box = await screen.findByRole('textbox', { name: 'JSON' });
  return EditorView.findFromDOM(box)!;
};
const write = (view: EditorView, from: string, to: string): void => {
  const at = view.state.doc.toString().indexOf(from);
  act(() => view.dispatch({ changes: { from: at, to: at + from.length, insert: to } }));
};

test('what is typed is kept until it is a document, over a switch of tabs and what others save, and merged then', async () => {
  const model = new DesignModel({ revision: 1, document: page }, { metas: createMetaIndex(metas) });
  const { root } = createTestRoot();
  const drawn = () =>
    renderPortal(
      root,
      <DesignContext.Provider value={{ model } as Design}>
        <JsonView />
      </DesignContext.Provider>,
    );
  const { unmount } = drawn();
  write(await editor(), '"早"', '"晚');
  expect(model.document).toBe(page);
  await waitFor(() => expect(document.querySelector('.cm-lint-marker-error')).not.toBeNull());
  unmount();
  drawn();
  expect((await editor()).state.doc.toString()).toContain('"晚\n');

  act(() => model.receive({ revision: 2, document: { ...page, name: '要闻' } }, { zhCN: '', enUS: '' }));
  screen.getByText(/文档已在别处修改/);
  write(await editor(), '"晚', '"晚"');
  expect(model.document).toMatchObject({ name: '要闻', body: [{ props: { text: '晚' } }] });
  await waitFor(async () => expect((await editor()).state.doc.toString()).toContain('要闻'));
  expect(screen.queryByText(/文档已在别处修改/)).toBeNull();

  write(await editor(), '"晚"', '晚');
  act(() => void model.run(setMember(['document'], '/name', '快讯', 'name')));
  fireEvent.click(screen.getByRole('button', { name: '取用最新' }));
  await waitFor(async () => expect((await editor()).state.doc.toString()).toContain('快讯'));
});
