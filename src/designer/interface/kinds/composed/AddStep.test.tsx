import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../../tests/support/renderPortal.tsx';
import { InterfaceModel } from '../../InterfaceModel.ts';
import { ComposedPart } from './ComposedPart.tsx';

const answers = {
  '/interface/list.do': {
    list: [
      { id: 'library/books', name: '馆藏图书', kind: 'http', publishedVersion: 3 },
      { id: 'library/draft', name: '未发布的', kind: 'http', publishedVersion: null },
      { id: 'library/all', name: '组合的', kind: 'composed', publishedVersion: 1 },
    ],
  },
  '/resource/list.do': { list: [{ id: 'loan', name: '借阅', published: true }] },
  '/interface/get.do': {
    result: {
      definition: {
        answers: 'list',
        inputs: [
          { name: 'author', type: 'text' },
          { name: 'me', type: 'text', from: 'userId' },
        ],
      },
    },
  },
};

function open(more: object = {}) {
  const { root } = createTestRoot({ ...answers, ...more });
  const model = new InterfaceModel(root);
  model.choose('composed');
  renderPortal(root, <ComposedPart model={model} />);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '添加步骤' }));
  return model;
}

test('a step is added by the name of what it calls, and its inputs are proposed', async () => {
  const model = open();
  fireEvent.click(await screen.findByText('馆藏图书'));
  fireEvent.click(await screen.findByRole('button', { name: '添加输入 author' }));
  expect(model.definition).toMatchObject({
    inputs: [{ name: 'author', type: 'text' }],
    composed: {
      steps: [
        { name: 'books', call: 'library/books', inputs: [{ name: 'author', value: '{{inputs.author}}' }] },
      ],
      list: 'books',
    },
  });
});

test('what no step can call is not offered; forms are, by what is read of them', async () => {
  const model = open();
  expect(await screen.findAllByText(/^借阅 · /)).toHaveLength(3);
  expect(screen.queryByText('未发布的')).toBeNull();
  expect(screen.queryByText('组合的')).toBeNull();
  fireEvent.click(screen.getByText('借阅 · 列表'));
  await screen.findByText(/"loan\/list"/);
  expect(model.definition.composed).toEqual({ steps: [{ name: 'loan', call: 'loan/list' }], list: 'loan' });
});

test('where they cannot be read, it is said and can be tried again', async () => {
  const model = open({ '/resource/list.do': { msgState: 9, code: 'INTERNAL', msg: '服务器内部错误' } });
  await screen.findByText('服务器内部错误');
  expect(screen.getByRole('button', { name: /重\s?试/ })).toBeDefined();
  expect(model.definition.composed).toEqual({ steps: [] });
});
