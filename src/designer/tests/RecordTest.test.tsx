import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NearCheckWorker } from '../../../tests/support/nearCheckWorker.ts';
import { openResource } from '../../../tests/support/openResource.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { applyPatch, type AnyPatchOperation } from '../../documents/diff/applyPatch.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { runTests } from '../../documents/scenario/runTests.ts';
import { testsOf } from '../../documents/scenario/subject.ts';
import { builtinRenderers } from '../../renderers/index.ts';
import { metas } from '../../renderers/metas.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { RecordTest } from './RecordTest.tsx';

const leave: FormDocument = {
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: '请假' },
  fields: [
    { type: 'number', id: 'f-days', name: 'days', title: { zhCN: '天数', enUS: 'Days' } },
    {
      ...{ type: 'input', id: 'f-proof', name: 'proof', title: { zhCN: '证明', enUS: 'Proof' } },
      visible: '{{ form.days > 3 and "add" in actionMights }}',
    },
  ],
  grants: [{ id: 'g', roles: ['student'], actions: ['add'], read: '*', write: '*' }],
};

test('a page that runs is recorded, kept with the working document, and passes there', async () => {
  vi.stubGlobal('Worker', NearCheckWorker);
  // The page as it runs in the frame, with its own stores.
  const page = openResource([leave], {
    ...{ rights: { actions: ['add'], read: '*', write: '*' }, role: 'student' },
  });
  page.root.route.allow(['add']);
  fireEvent.change(await screen.findByLabelText('天数'), { target: { value: '5' } });
  await screen.findByLabelText('证明');

  const sent: (readonly AnyPatchOperation[])[] = [];
  const nothing = { ids: {}, dictionaries: [], roles: [], interfaces: [], writing: [] };
  const { root, ui } = createPlainRoot({
    renderers: builtinRenderers,
    answers: {
      '/resource/get.do': { result: { revision: 4, version: 1, schema: leave } },
      '/resource/surroundings.do': { result: { ...nothing, asked: { documents: {}, values: {} } } },
      '/resource/patch.do': ({ patch }) => {
        sent.push(patch as readonly AnyPatchOperation[]);
        return { result: { revision: 5 } };
      },
    },
  });
  const looked = { role: 'student', user: undefined, record: undefined, at: '2026-09-01T00:00:00.000Z' };
  render(
    <RootContext.Provider value={root}>
      <RecordTest document={leave} looked={looked} running={page.root} />
    </RootContext.Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '录制测试' }));
  const dialog = await screen.findByRole('dialog', { name: '录制测试' });
  // What changes with what was filled in is chosen by itself.
  await within(dialog).findByRole('row', { name: /证明 显示/ });
  const keep = within(dialog).getByRole<HTMLButtonElement>('button', { name: '保存测试' });
  expect(keep.disabled).toBe(true);
  fireEvent.change(within(dialog).getByLabelText('标题'), { target: { value: '五天须附证明' } });
  fireEvent.click(keep);
  await waitFor(() => expect(ui.messages).toContainEqual({ level: 'success', text: '测试已保存到工作稿' }));

  const kept = applyPatch(leave, sent[0] ?? []) as FormDocument;
  expect(testsOf(kept)).toMatchObject([
    {
      ...{ title: '五天须附证明', as: { role: 'student' }, at: looked.at, actionMights: ['add'] },
      record: { days: 5 },
      expect: [{ part: 'f-proof', visible: true }],
    },
  ]);
  const around = { metas: createMetaIndex(metas), document: () => undefined };
  expect([...runTests(kept, around)]).toMatchObject([{ passed: true }]);
  const later = { ...kept, fields: kept.fields.map((each) => ({ ...each, visible: '{{ form.days > 9 }}' })) };
  expect([...runTests(later, around)]).toMatchObject([{ passed: false }]);
});
