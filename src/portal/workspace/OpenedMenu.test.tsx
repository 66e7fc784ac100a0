import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { MenuRoute } from '../../runtime/stores/menuRoutes.ts';
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

function open(answers: FixedAnswers, address = '/main/1', opens: Partial<MenuRoute> = {}) {
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
        ...opens,
      },
    ],
  });
  renderPortal(
    root,
    <Suspense>
      <Routes>
        <Route path="/main/*" element={<MenuPage />} />
        <Route path="/system/:id" element={<p>another system</p>} />
      </Routes>
    </Suspense>,
    address,
  );
  return root;
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

const plugin = (menuPath: string): Partial<MenuRoute> => ({ type: 'plugin', menuPath });

test('a plugin opens the page at its path in its own place, with its parameters and what may be done there', async () => {
  const menu = { ...plugin('/app/page'), actionMights: ['save'] };
  const root = open({ '/me/second.htm': { result: { d: 1 } } }, '/main/1?c=address', menu);
  expect(await screen.findByText('system, menu, address, 1')).toBeDefined();
  expect(root.route.actionMights).toEqual(['save']);
  expect(root.tabs.tabs.map(({ path }) => path)).toEqual(['/main/1?c=address']);
});

test('a plugin opens a list of flows in its own place, under the header that is there', async () => {
  const root = open({ '/flow/list.do': { list: [], result: { more: false } } }, '/main/1', {
    ...plugin('/flowWaitListAll/all'),
  });
  expect(await screen.findByRole('heading', { name: '待我审批' })).toBeDefined();
  expect(screen.queryByRole('main')).toBeNull();
  expect(root.tabs.tabs.map(({ path }) => path)).toEqual(['/main/1']);
});

test('a plugin opens another system, and says so where there is nothing at its path', async () => {
  open({}, '/main/1', plugin('/system/other'));
  expect(await screen.findByText('another system')).toBeDefined();
  cleanup();
  open({}, '/main/1', plugin('/elsewhere'));
  expect(await screen.findByText('该菜单对应的插件未安装')).toBeDefined();
});
