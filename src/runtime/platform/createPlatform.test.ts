import { describe, expect, it } from 'vitest';
import type { boxMeta } from '../../../tests/support/plainMetas.ts';
import { labelMeta } from '../../../tests/support/plainMetas.ts';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { chrome } from '../../renderers/chrome/index.ts';
import { builtinActions } from '../actions/index.ts';
import { defineAction } from '../actions/defineAction.ts';
import { createPlatform } from './createPlatform.ts';
import type { PlatformVariable } from './platformVariables.ts';

const widget = (meta: typeof labelMeta | typeof boxMeta) => ({
  meta,
  load: () => Promise.reject(new Error('not drawn')),
});
const variable = (name: string): PlatformVariable => ({
  name,
  title: { zhCN: name, enUS: name },
  read: () => name,
});

describe('createPlatform', () => {
  it('holds the vocabulary of one installation, frozen', () => {
    const platform = createPlatform({
      renderers: [widget(labelMeta)],
      actions: builtinActions,
      chrome,
      variables: [variable('platform_campus')],
    });
    expect(Object.isFrozen(platform)).toBe(true);
    expect(platform.registry.metas.types).toEqual(['label']);
    expect(platform.actions.get('message')?.name).toBe('message');
    expect(platform.variables.map(({ name }) => name)).toContain('platform_campus');
    expect(platform.environment({ zone: 'UTC' })).toMatchObject({ zone: 'UTC' });
  });

  it('has nothing in common with another', () => {
    createPlatform({ renderers: [widget(labelMeta)], actions: [], chrome });
    expect(createPlatform({ renderers: [], actions: [], chrome }).registry.metas.types).toEqual([]);
  });

  it.each([
    ['a widget type', { renderers: [widget(labelMeta), widget(labelMeta)] }, '"label"'],
    ['an action', { actions: [defineAction('a', () => 1), defineAction('a', () => 2)] }, '"a"'],
    ['a variable', { variables: [variable('x'), variable('x')] }, '"x"'],
    ['a variable of the product', { variables: [variable('platform_userId')] }, '"platform_userId"'],
  ])('refuses %s that is given twice', (_title, parts, named) => {
    expect(() => createPlatform({ renderers: [], actions: [], chrome, ...parts })).toThrow(named);
  });

  it('judges condition sets; an absent one holds', () => {
    const platform = createPlatform({ renderers: [], actions: [], chrome });
    const rules = {
      testRule: 'every' as const,
      conditionList: [{ bindKey: 'tab', type: 'text' as const, judgeType: 'equal' as const, value: '2' }],
    };
    expect(platform.holds(undefined, {})).toBe(true);
    expect(platform.holds(rules, { tab: '2' })).toBe(true);
    expect(platform.holds(rules, {})).toBe(false);
  });
});

describe('platform variables', () => {
  const read = (root: ReturnType<typeof createPlainRoot>['root']) =>
    Object.fromEntries(root.platform.variables.map((one) => [one.name, one.read(root)]));

  it('have values before anybody is logged in', () => {
    expect(read(createPlainRoot().root)).toEqual({
      platform_schoolId: '478',
      platform_group: [],
      platform_realName: '',
      platform_userId: '',
      platform_userName: '',
      platform_device: 'desktop',
      platform_theme: 'light',
      actionMights: [],
    });
  });

  it('follow the session, the device, the looks and the menu', async () => {
    const { root } = createPlainRoot({
      kept: new Map([['web0_token', 'x']]),
      answers: { '/user/info.do': { result: testLogin('staff', 'admin') } },
    });
    await root.session.restore();
    root.theme.resize(400);
    root.theme.toggleDark();
    root.route.allow(['add']);
    expect(read(root)).toMatchObject({
      platform_group: ['staff', 'admin'],
      platform_realName: '林知夏',
      platform_userId: 'u1',
      platform_userName: 'lin',
      platform_device: 'mobile',
      platform_theme: 'dark',
      actionMights: ['add'],
    });
  });
});
