import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { InterfaceEditor } from '../../src/designer/interface/InterfaceEditor.tsx';
import { InterfaceModel } from '../../src/designer/interface/InterfaceModel.ts';
import { createTestRoot } from './renderNode.tsx';
import { renderPortal } from './renderPortal.tsx';

/** A stored HTTP interface. */
export const definition = {
  moduleCode: 'weather',
  interfaceUrl: 'now',
  name: '天气',
  kind: 'http',
  answers: 'list',
  inputs: [{ name: 'city', type: 'text' }],
  outputs: [{ name: 'degrees', type: 'number' }],
  http: { method: 'GET', origin: 'https://service.example', path: '/now' },
  roles: [],
};

/** The editor over a stored HTTP interface. */
export async function openEditor(more: object = {}) {
  const { root, ui } = createTestRoot({
    '/database/list.do': { list: [] },
    '/credential/list.do': { list: [] },
    '/getInterfaceOrigins.htm': { list: [{ origin: 'https://service.example' }] },
    '/getSelectorData.htm': { list: [{ value: 'student', label: { zhCN: '学生', enUS: 'Student' } }] },
    '/interface/get.do': { result: { definition, revision: 1, publishedVersion: null, updatedAt: '' } },
    ...more,
  });
  const model = new InterfaceModel(root);
  const nothing = () => undefined;
  renderPortal(
    root,
    <InterfaceEditor
      model={model}
      list="/list"
      kept={false}
      stored={nothing}
      removed={nothing}
      retry={nothing}
    />,
  );
  expect(screen.queryByRole('heading', { name: '天气' })).toBeNull();
  await model.open({ moduleCode: 'weather', interfaceUrl: 'now' }, new AbortController().signal);
  await screen.findByRole('heading', { name: '天气' });
  return { model, root, ui };
}
