import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { form, list, record } from '../../../tests/support/openStudentList.tsx';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { builtinRenderers } from '../../renderers/index.ts';
import { createFixedTransport, type FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { Inside } from '../Inside.tsx';
import { Portal } from '../Portal.tsx';
import { markBrowserSession } from '../session/browserSession.ts';
import { beginSession } from './beginSession.ts';

const menus = ['mgrList students', 'mgr pupils'].map((page) => {
  const [kind, id] = page.split(' ');
  return { name: page, type: 'app', app: { kind, id } };
});
const system = {
  id: 'affairs',
  systemname: '学生工作',
  updatetime: '',
  options: '{}',
  skin: '{}',
  menus,
};
const entry = { version: 1, revision: 1 };
const answers: FixedAnswers = {
  '/user/info.do': { result: testLogin('counsellor', 'student') },
  '/container/info.do': { list: [{ options: { home: {} } }] },
  '/sysTypes.do': { list: [{ id: 'g', typename: '', sysList: [system] }] },
  '/initOnly.do': { result: system },
  '/resource/get.do': ({ kind, id, withForm }) => {
    const ofForm = { ...entry, id: form.id, kind: 'form', name: form.name, schema: form };
    if (kind === 'form') return { result: ofForm };
    const alone = { ...entry, id: list.id, kind: 'mgrList', name: list.name, schema: list };
    const ofList = withForm === true ? { ...alone, form: ofForm } : alone;
    if (id === list.id) return { result: ofList };
    const schema = { kind: 'mgr', schemaVersion: 1, id, name: id, list: list.id, forms: [] };
    const ofMgr = { ...entry, id, kind: 'mgr', name: id, schema };
    return { result: withForm === true ? { ...ofMgr, list: ofList } : ofMgr };
  },
  '/listView/list.do': { list: [] },
  '/student/list.htm': { list: [record(1)], total: 1 },
};

/** A transport that answers nobody until `answerAll`, and then those who wait. */
function heldTransport() {
  const fixed = createFixedTransport(answers);
  let waiting: { path: string; answer: () => void }[] = [];
  const transport: typeof fetch = async (input, init) => {
    const path = (input instanceof Request ? input.url : String(input)).replace(/^.*\/(?=.*\/)/, '');
    await new Promise<void>((answer) => waiting.push({ path, answer }));
    return fixed(input, init);
  };
  return {
    transport,
    waiting: () => waiting.map(({ path }) => path),
    answerAll: () => {
      const all = waiting;
      waiting = [];
      for (const { answer } of all) answer();
    },
  };
}

afterEach(() => {
  document.cookie = 'atrium_open=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

test.each([
  ['/main/1?systemId=affairs', 'lastRole'],
  ['/system/affairs/1', 'role'],
  ['/main/2?systemId=affairs', 'lastRole'],
  ['/mgr/students', 'lastRole'],
  ['/mgr/pupils', 'lastRole'],
])('%s of a list shows its records after three rounds of questions', async (address, key) => {
  const { transport, waiting, answerAll } = heldTransport();
  const kept = new Map([
    ['web0_token', 'one_two'],
    [`web0_${key}`, 'counsellor'],
  ]);
  const { root } = createPlainRoot({ renderers: builtinRenderers, transport, kept });
  window.history.replaceState(null, '', address);
  markBrowserSession(document);
  const begun = beginSession(root, { token: undefined, search: '', legal: true });
  render(<Portal root={root} Inside={Inside} linkToken={false} />);
  const asks = (...paths: string[]) =>
    waitFor(() => expect(waiting()).toEqual(expect.arrayContaining(paths)), { timeout: 20_000 });
  // A page without menus around it needs no system.
  const ofSystem = address.startsWith('/mgr/') ? [] : ['createSystem/initOnly.do'];
  await asks('user/info.do', 'createSystem/sysTypes.do', ...ofSystem);
  act(answerAll);
  await begun;
  await asks('resource/get.do', 'listView/list.do');
  act(answerAll);
  await asks('student/list.htm');
  act(answerAll);
  await screen.findByText('学生1', {}, { timeout: 20_000 });
});
