import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { boxMeta } from '../../../tests/support/plainMetas.ts';
import { labelMeta } from '../../../tests/support/plainMetas.ts';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { type FunctionEntry } from '../../conditions/index.ts';
import { types } from '../../conditions/check/index.ts';
import { checkDocument } from '../../documents/check/checkDocument.ts';
import { compileNodes } from '../../documents/compile.ts';
import { declareAction } from '../../schemas/action.ts';
import { chrome } from '../../renderers/chrome/index.ts';
import { builtinActions } from '../actions/index.ts';
import { defineAction } from '../actions/defineAction.ts';
import { createPlatform } from './createPlatform.ts';
import type { PlatformVariable } from './platformVariables.ts';

const shout: FunctionEntry = {
  name: 'shout',
  group: 'text',
  parameters: [{ name: 'text', type: 'text' }],
  result: 'text',
  help: { zhCN: '大声', enUS: 'Loud' },
  run: ([text]) => `${String(text).toUpperCase()}!`,
};

const widget = (meta: typeof labelMeta | typeof boxMeta) => ({
  meta,
  load: () => Promise.reject(new Error('not drawn')),
});
const variable = (name: string): PlatformVariable => ({
  name,
  title: { zhCN: name, enUS: name },
  type: types.TEXT,
  read: () => name,
});

describe('createPlatform', () => {
  it('holds the vocabulary of one installation, frozen', () => {
    const platform = createPlatform({
      renderers: [widget(labelMeta)],
      actions: builtinActions,
      chrome,
      functions: [shout],
      platformVariables: [variable('platform_campus')],
    });
    expect(Object.isFrozen(platform)).toBe(true);
    expect(platform.registry.metas.types).toEqual(['label']);
    expect(platform.actions.get('message')?.name).toBe('message');
    expect(platform.platformVariables.map(({ name }) => name)).toContain('platform_campus');
    expect(platform.functions.shout).toBe(shout);
    expect(platform.environment({ zone: 'UTC' })).toMatchObject({ zone: 'UTC' });
  });

  it('has nothing in common with another', () => {
    createPlatform({ renderers: [widget(labelMeta)], actions: [], chrome });
    expect(createPlatform({ renderers: [], actions: [], chrome }).registry.metas.types).toEqual([]);
  });

  it.each([
    ['a widget type', { renderers: [widget(labelMeta), widget(labelMeta)] }, '"label"'],
    [
      'an action',
      {
        actions: [
          defineAction(declareAction('a', {}), () => 1),
          defineAction(declareAction('a', {}), () => 2),
        ],
      },
      '"a"',
    ],
    ['a function', { functions: [shout, shout] }, '"shout"'],
    ['a function of the product', { functions: [{ ...shout, name: 'round' }] }, '"round"'],
    ['a variable', { platformVariables: [variable('platform_x'), variable('platform_x')] }, '"platform_x"'],
    ['a variable of the product', { platformVariables: [variable('platform_userId')] }, '"platform_userId"'],
  ])('refuses %s that is given twice', (_title, parts, named) => {
    expect(() => createPlatform({ renderers: [], actions: [], chrome, ...parts })).toThrow(named);
  });

  it('refuses a variable that would stand before names of pages', () => {
    const parts = { renderers: [], actions: [], chrome, platformVariables: [variable('form')] };
    expect(() => createPlatform(parts)).toThrow('"form" has to begin with "platform_"');
  });

  it('hands its functions to everything that is compiled, and to checks', () => {
    const platform = createPlatform({
      renderers: [widget(labelMeta)],
      actions: [],
      chrome,
      functions: [shout],
    });
    const node = {
      type: 'label',
      id: 'a',
      title: "{{ shout('a') }}",
      visible: "{{ shout('b') == platform_group }}",
      props: { line: "{{ shout('c') }}" },
    };
    const [compiled] = compileNodes([node], platform.environment({}), '/body');
    expect(compiled?.title.read({}, 'enUS')).toBe('A!');
    expect(compiled?.visible.test({ platform_group: 'B!' })).toBe(true);
    const page = { kind: 'app', schemaVersion: 1, id: 'page', name: 'a', body: [node] };
    const around = { ...platform.vocabulary, document: () => undefined, ids: () => [] };
    expect(checkDocument(page, around)).toEqual([]);
    const { functions: _functions, ...without } = around;
    expect(checkDocument(page, without).map(({ code }) => code)).toContain('UNKNOWN_FUNCTION');
    const rules = {
      testRule: 'every' as const,
      conditionList: [
        { bindKey: 'x', type: 'text' as const, judgeType: 'equal' as const, value: "{{ shout('x') }}" },
      ],
    };
    expect(platform.holds(rules, { x: 'X!' })).toBe(true);
  });

  it('declares what its actions take', () => {
    const wave = defineAction(declareAction('acme/wave', { to: Type.String() }), () => 1);
    const { vocabulary } = createPlatform({ renderers: [widget(labelMeta)], actions: [wave], chrome });
    expect(vocabulary.actions['acme/wave']).toMatchObject({
      name: 'acme/wave',
      optional: [],
      result: 'nothing',
    });
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
    Object.fromEntries(root.platform.platformVariables.map((one) => [one.name, one.read(root)]));

  it('have values before anybody is logged in', () => {
    expect(read(createPlainRoot().root)).toEqual({
      platform_schoolId: '478',
      platform_group: [],
      platform_realName: '',
      platform_userId: '',
      platform_userName: '',
      platform_device: 'desktop',
      platform_theme: 'light',
      platform_locale: 'zhCN',
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
    root.locale.change('enUS');
    root.route.allow(['add']);
    expect(read(root)).toMatchObject({
      platform_group: ['staff', 'admin'],
      platform_realName: '林知夏',
      platform_userId: 'u1',
      platform_userName: 'lin',
      platform_device: 'mobile',
      platform_theme: 'dark',
      platform_locale: 'enUS',
      actionMights: ['add'],
    });
  });
});
