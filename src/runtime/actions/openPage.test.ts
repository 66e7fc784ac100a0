import { describe, expect, it } from 'vitest';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import type { Action } from '../../schemas/action.ts';
import { PageModel } from '../render/PageModel.ts';
import { runChain } from './runChain.ts';

function create(answers: FixedAnswers = {}) {
  const { root, ui } = createPlainRoot({ answers });
  const variables = { kind: { type: 'text', initial: 'staff' } };
  const page = new PageModel(root, { kind: 'app', id: 'test', variables }, {});
  const run = (...chain: Action[]) => runChain(chain, { root, page, form: undefined, scope: page.scope });
  return { root, ui, run };
}

describe('openPage', () => {
  const menus = [{ name: 'list', type: 'app', app: { kind: 'mgrList', id: 'student-list' } }];
  const system = systemEntry({ menus });

  it('goes to the address of the resource with its parameters', async () => {
    const { run, ui } = create();
    const target = { kind: 'mgrList', id: 'student-list' };
    await run({
      do: 'openPage',
      target,
      params: { kind: '{{ vars.kind }}', none: null, list: [1, 2], n: 0 },
    });
    await run({ do: 'openPage', target: { kind: 'app', id: 'home' }, newTab: true });
    expect(ui.paths).toEqual(['/mgr/student-list?kind=staff&list=1%2C2&n=0']);
    expect(ui.urls).toEqual(['/app/home']);
  });

  it.each([
    ['app', '/app/x'],
    ['appMobile', '/app/x'],
    ['bi', '/bi/x'],
    ['appBi', '/bi/x'],
    ['mgrForm', '/mgr/x'],
  ])('opens a resource of kind %s at %s', async (kind, path) => {
    const { run, ui } = create();
    await run({ do: 'openPage', target: { kind, id: 'x' } });
    expect(ui.paths).toEqual([path]);
  });

  it('stays within the open system where a menu shows the resource', async () => {
    const { run, ui, root } = create({ '/createSystem/initOnly.do': { result: system } });
    root.systems.enter(await root.systems.load('s'));
    await run({ do: 'openPage', target: { kind: 'mgrList', id: 'student-list' } });
    expect(ui.paths).toEqual(['/main/1']);
  });

  it('says that a target is not in the open system, where it may be nowhere else', async () => {
    const { run, ui, root } = create({ '/createSystem/initOnly.do': { result: system } });
    root.systems.enter(await root.systems.load('s'));
    await run({ do: 'openPage', target: { kind: 'mgrList', id: 'student-list' }, inSystem: true });
    await run({ do: 'openPage', target: { kind: 'app', id: 'home' }, inSystem: true });
    expect(ui.paths).toEqual(['/main/1']);
    expect(ui.messages.map(({ text }) => text)).toEqual(['跳转地址不在当前系统中']);
  });
});
