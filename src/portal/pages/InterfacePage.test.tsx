import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { InterfacePage } from './InterfacePage.tsx';

const interfaceOf = (interfaceUrl: string) => ({
  definition: {
    moduleCode: 'weather',
    interfaceUrl,
    name: interfaceUrl,
    kind: 'http',
    answers: 'list',
    inputs: [],
    outputs: [],
    http: { method: 'GET', origin: 'https://service.example', path: '/now' },
    roles: [],
  },
  revision: 1,
  publishedVersion: null,
  updatedAt: '',
});

test('half an address of an interface is no page', async () => {
  const { root, ui } = createTestRoot();
  renderPortal(
    root,
    <Routes>
      <Route path="/interface/:moduleCode?/:interfaceUrl?" element={<InterfacePage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    '/interface/zzz',
  );
  await screen.findByText('another page');
  expect(ui.messages.map(({ text }) => text).join()).toContain('/interface/zzz');
});

test('what was typed into an interface is there when its tab is come back to, another one’s as it is', async () => {
  const { root } = createTestRoot({
    '/database/list.do': { list: [] },
    '/credential/list.do': { list: [] },
    '/getInterfaceOrigins.htm': { list: [] },
    '/getSelectorData.htm': { list: [] },
    '/interface/get.do': ({ interfaceUrl }) => ({ result: interfaceOf(String(interfaceUrl)) }),
  });
  root.systems.enter({ entry: systemEntry({ layout: 'tabs' }), menus: [] });
  renderPortal(
    root,
    <>
      <Link to="/interface/weather/now">now</Link>
      <Link to="/interface/weather/later">later</Link>
      <Link to="/elsewhere">elsewhere</Link>
      <Routes>
        <Route path="/interface/:moduleCode?/:interfaceUrl?" element={<InterfacePage />} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </>,
    '/interface/weather/now',
  );
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: '名称' });
  const go = (where: string) => fireEvent.click(screen.getByRole('link', { name: where }));
  fireEvent.change(await name(), { target: { value: '现在的天气' } });
  expect(root.unsaved.byLeaving()).toBe(false);
  go('later');
  await screen.findByRole('heading', { name: 'later' });
  expect((await name()).value).toBe('later');
  go('elsewhere');
  expect(root.unsaved.any()).toBe(true);
  go('now');
  await screen.findByRole('heading', { name: '现在的天气' });
  expect((await name()).value).toBe('现在的天气');
});

test('who may not configure interfaces is told so, as on every page that is refused', async () => {
  const refused = { msgState: 3, code: 'FORBIDDEN', msg: '没有权限' } as const;
  const { root } = createTestRoot({
    '/database/list.do': refused,
    '/credential/list.do': refused,
    '/getInterfaceOrigins.htm': refused,
    '/getSelectorData.htm': { list: [] },
    '/interface/get.do': refused,
  });
  renderPortal(
    root,
    <Routes>
      <Route path="/interface/:moduleCode?/:interfaceUrl?" element={<InterfacePage />} />
    </Routes>,
    '/interface/weather/now',
  );
  await screen.findByText('没有访问权限');
  expect(screen.queryByRole('button', { name: /重\s?试/ })).toBeNull();
});
