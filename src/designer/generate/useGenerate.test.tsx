import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { firstPlan } from './plan.ts';
import { useGenerate } from './useGenerate.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'repair',
  name: '报修',
  fields: [{ type: 'input', id: 'f1', name: 'place', title: '地点' }],
  grants: [],
};
const dorm = { kind: 'system', schemaVersion: 2, id: 'dorm', name: '宿舍服务', menus: [] };

test.each([
  ['of no system', undefined, 'existing', ['dorm', 'dorm']],
  ['of no system, for a new one', undefined, 'new', ['repair-system', 'repair-system']],
  ['of another system', 'library', 'existing', ['library', undefined]],
] as const)('an application of a form %s: who designs what of it', async (_what, system, menu, expected) => {
  const given: (string | undefined)[] = [];
  const { root } = createTestRoot({
    '/resource/get.do': ({ kind }) => ({
      result: { revision: 1, version: 0, schema: kind === 'system' ? dorm : form, system },
    }),
    '/resource/import.do': ({ system: owner }) => {
      given[0] = owner as string;
      return { result: { added: [], changed: [], left: [] } };
    },
    '/resource/tag.do': ({ kind, id, system: owner }) => {
      expect([kind, id]).toEqual(['form', 'repair']);
      given[1] = owner as string;
      return {};
    },
  });
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 1, document: form }, language, () => 0);
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  onTestFinished(() => autosave.dispose());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RootContext.Provider value={root}>{children}</RootContext.Provider>
  );
  const session = { model, autosave, system: undefined };
  const { result } = renderHook(() => useGenerate(session), { wrapper });
  const plan = { ...firstPlan(form, new Set(), language.metas), menu, system: 'dorm', handles: ['clerk'] };
  await act(() => result.current.generate(plan));
  expect(result.current.failure).toBeUndefined();
  expect([given[0], given[1]]).toEqual(expected);
});
