import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { copyParts } from '../../documents/edit/copyParts.ts';
import { setMember } from '../../documents/edit/setMember.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import type { AppDocument, AtriumDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { pasteHere } from '../core/pasteHere.ts';
import { Problems } from '../core/Problems.ts';
import { DesignContext } from './DesignContext.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { PreviewButton } from './PreviewButton.tsx';

const language = { metas: createMetaIndex(metas) };
const page = (more: Partial<AppDocument> = {}): AppDocument => ({
  ...{ kind: 'app', schemaVersion: 1, id: 'news', name: '新闻', body: [] },
  ...more,
});
const from = page({
  body: [{ type: 'text', id: 'a', props: { text: '{{sources.rows.data.name}} {{vars.size}}' } }],
  sources: { rows: { call: 'news/list' } },
  variables: { size: { type: 'number' } },
});

function open(document: AtriumDocument, save = () => Promise.resolve({ revision: 2 })) {
  const model = new DesignModel({ revision: 1, document }, language);
  const autosave = new Autosave(model, save);
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const { root, ui } = createTestRoot({
    '/resource/uses.do': { list: [{ kind: 'app', id: 'news', name: '新闻', places: [] }] },
  });
  const { baseElement } = renderPortal(
    root,
    <DesignContext.Provider value={{ model, autosave, problems }}>
      <PasteDialog />
      <PreviewButton />
    </DesignContext.Provider>,
  );
  return { model, ui, baseElement };
}

test('parts that read what is missing here ask whether it comes along', async () => {
  const { model, baseElement } = open(page());
  const clipping = copyParts(from, ['a'], language);
  const ask = async (): Promise<HTMLElement> => {
    act(() => void pasteHere(model, clipping));
    return screen.findByRole('dialog', { name: '带上数据源' });
  };
  const before = model.document;
  const dialog = await ask();
  within(dialog).getByText('数据源：rows');
  within(dialog).getByText('变量：size');
  expect(await violationsIn(baseElement)).toEqual([]);
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  expect(model.document).toBe(before);
  fireEvent.click(within(await ask()).getByRole('button', { name: /不\s?带/ }));
  expect(model.document).toMatchObject({ body: [{ id: 'a' }] });
  expect(model.document).not.toHaveProperty('sources');
  act(() => void model.undo());
  fireEvent.click(within(await ask()).getByRole('button', { name: /^带\s?上/ }));
  expect(model.document).toMatchObject({ sources: from.sources, variables: from.variables });
  expect(model.history.done).toHaveLength(1);
  // Now that everything is here, nothing is asked.
  act(() => void pasteHere(model, clipping));
  expect(model.pasting).toBeUndefined();
  expect(model.document).toMatchObject({ body: [{}, {}] });
});

const button = () => screen.getByRole('button', { name: /预\s?览/ });

test('a preview opens in another tab once the document is saved, and not where it cannot be', async () => {
  const tab = { location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as object as Window);
  const save = vi.fn(() => Promise.resolve({ revision: 2 }));
  const { model, ui } = open(page(), save);
  act(() => void model.run(setMember(['document'], '/name', '要闻', 'name')));
  fireEvent.click(button());
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/preview/app/news'));
  expect(save).toHaveBeenCalledOnce();
  save.mockRejectedValue(new Error('offline'));
  act(() => void model.run(setMember(['document'], '/name', '快讯', 'name')));
  fireEvent.click(button());
  await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
  expect(ui.messages).toMatchObject([{ text: '修改还没有保存，暂时不能预览' }]);
});

test('what has no page of its own is previewed where it is used', async () => {
  const tab = { location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as object as Window);
  open({
    kind: 'condition',
    schemaVersion: 1,
    id: 'mine',
    name: '我的',
    rules: { logic: 'and', list: [] },
  } as never);
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('menuitem', { name: '新闻' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/preview/app/news'));
});
