import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { MenuPage } from './MenuPage.tsx';

// The parameters that a page opens with: of the system, of its menu, of their interfaces, of the address.

const page = {
  kind: 'app',
  schemaVersion: 1,
  id: 'page',
  name: 'page',
  params: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'my_d' }],
  body: [
    {
      type: 'text',
      id: 't',
      props: { text: '{{ params.a }}, {{ params.b }}, {{ params.c }}, {{ params.my_d }}' },
    },
  ],
};

function open(answers: FixedAnswers, address = '/main/1') {
  const { root } = createTestRoot({
    '/resource/get.do': {
      result: { id: 'page', kind: 'app', name: 'page', version: 1, revision: 1, schema: page },
    },
    ...answers,
  });
  const system = systemEntry({
    options: JSON.stringify({
      defaultParams: [
        { key: 'a', value: 'system' },
        { key: 'b', value: 'system' },
      ],
      defaultParamsInterface: { interfaceId: 'me/first', prefix: '' },
    }),
  });
  root.systems.enter({
    entry: system,
    menus: [
      {
        path: '/main/1',
        title: 'page',
        icon: '',
        type: 'app',
        target: { kind: 'app', id: 'page' },
        hidden: false,
        actionMights: [],
        defaultParams: { b: 'menu' },
        paramsInterface: { interfaceId: 'me/second', prefix: 'my_', interfaceParams: { x: 1 } },
        children: [],
      },
    ],
  });
  renderPortal(
    root,
    <Routes>
      <Route path="/main/*" element={<MenuPage />} />
    </Routes>,
    address,
  );
}

test('a page opens with all of them, the nearest first', async () => {
  const asked: unknown[] = [];
  open(
    {
      '/me/first.htm': { result: { a: 'interface', c: 3, many: [1], none: null } },
      '/me/second.htm': (param) => {
        asked.push(param);
        return { result: { d: true } };
      },
    },
    '/main/1?c=address',
  );
  expect(await screen.findByText('system, menu, address, true')).toBeDefined();
  expect(asked).toMatchObject([{ x: 1 }]);
});

test('an interface that fails is passed over in silence', async () => {
  open({ '/me/first.htm': { result: { c: 'interface' } }, '/me/second.htm': { msgState: 9, msg: 'down' } });
  expect(await screen.findByText(/^system, menu, interface/)).toBeDefined();
});
