import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { readBeginnings } from './readBeginnings.ts';
import { areWanted, stepsOf } from './steps.ts';

/** An installation: its own documents, of which users have some. */
interface Installation {
  readonly systems?: readonly string[];
  readonly forms?: readonly string[];
  readonly lists?: readonly string[];
  readonly published?: readonly string[];
  /** Whether the menus of the systems open the list. */
  readonly hasMenu?: boolean;
  readonly roles?: readonly string[];
  readonly setting?: string;
}

const grantsOf = (roles: readonly string[]) =>
  roles.map((role) => ({ role, roles: [role], actions: ['list'] }));

/** The answers of a server with such an installation, beside the documents that came with the product. */
function answers(given: Installation): FixedAnswers {
  const { systems = [], forms = [], lists = [], published = [], hasMenu = false, roles = [] } = given;
  const ids: Record<string, readonly string[]> = {
    system: ['platform-admin', ...systems],
    form: ['platform-user', ...forms],
    mgrList: ['platform-user-list', ...lists],
  };
  const menu = { name: '报修', app: { kind: 'mgrList', id: lists[0] }, grants: grantsOf(roles) };
  const documents: Record<string, object> = {
    system: { menus: hasMenu ? [{ name: '组', children: [menu] }] : [] },
    form: { grants: grantsOf(roles) },
    mgrList: { module: forms[0] },
  };
  return {
    '/userSetting/get.do': { result: given.setting ? { 'guide/first-steps': given.setting } : {} },
    '/userSetting/save.do': {},
    '/component/getSelectorData.htm': { list: [{ value: 'student', label: '学生' }] },
    '/resource/list.do': ({ kind }) => ({
      // Those that are named first were changed last; the server tells them by their ids.
      list: (ids[String(kind)] ?? [])
        .map((id, at) => ({
          id,
          name: id,
          published: published.includes(id),
          updatedAt: `2026-05-0${String(9 - at)}`,
        }))
        .sort((one, other) => one.id.localeCompare(other.id)),
    }),
    '/resource/get.do': ({ kind, id }) => ({
      result: { revision: 1, version: 0, schema: { kind, id, name: id, ...documents[String(kind)] } },
    }),
  };
}

/** The steps as somebody reads them: done or not, and where each leads. */
async function readSteps(): Promise<string[]> {
  const items = await screen.findAllByRole('listitem');
  return items.map((item) => {
    const isDone = item.querySelector('[aria-label="已完成"]') !== null;
    return `${isDone ? '✓' : '·'} ${item.querySelector('a')?.getAttribute('href') ?? '-'}`;
  });
}

const whole: Installation = {
  systems: ['dorm'],
  forms: ['repair'],
  lists: ['repairs'],
  hasMenu: true,
  roles: ['student'],
};

test.each<[string, Installation, string[]]>([
  ['nothing', {}, ['· /design/system', '· /design/form', '· -', '· -', '· -']],
  [
    'a form first',
    { forms: ['repair'] },
    ['· /design/system', '✓ /design/form/repair', '· /design/form/repair?generate=1', '· -', '· -'],
  ],
  [
    'a system first',
    { systems: ['dorm'] },
    ['✓ /design/system/dorm', '· /design/form?system=dorm', '· -', '· -', '· -'],
  ],
  [
    'a system and a form',
    { systems: ['dorm'], forms: ['repair'] },
    ['✓ /design/system/dorm', '✓ /design/form/repair', '· /design/form/repair?generate=dorm', '· -', '· -'],
  ],
  [
    'a menu without rights',
    { ...whole, roles: [] },
    [
      '✓ /design/system/dorm',
      '✓ /design/form/repair',
      '✓ /design/system/dorm?view=menus',
      '· /design/form/repair?view=rights',
      '· /design/system/dorm?open=publish',
    ],
  ],
  [
    'rights of a role that nobody has made',
    { ...whole, roles: ['porter'] },
    [
      '✓ /design/system/dorm',
      '✓ /design/form/repair',
      '✓ /design/system/dorm?view=menus',
      '· /design/form/repair?view=rights',
      '· /design/system/dorm?open=publish',
    ],
  ],
  [
    'one that was begun after others',
    { systems: ['repairs', 'aaa'], forms: ['repair', 'first'] },
    [
      '✓ /design/system/repairs',
      '✓ /design/form/repair',
      '· /design/form/repair?generate=repairs',
      '· -',
      '· -',
    ],
  ],
  [
    'all but the list published',
    { ...whole, published: ['dorm', 'repair'] },
    [
      '✓ /design/system/dorm',
      '✓ /design/form/repair',
      '✓ /design/system/dorm?view=menus',
      '✓ /design/form/repair?view=rights',
      '· /design/system/dorm?open=publish',
    ],
  ],
  [
    'all of it, asked for again',
    { ...whole, published: ['dorm', 'repair', 'repairs'], setting: 'asked' },
    [
      '✓ /design/system/dorm',
      '✓ /design/form/repair',
      '✓ /design/system/dorm?view=menus',
      '✓ /design/form/repair?view=rights',
      '✓ /system/dorm',
    ],
  ],
])('where there is %s, the steps say so and lead on', async (_what, installation, expected) => {
  renderPortal(createTestRoot(answers(installation)).root, <FirstSteps />);
  expect(await readSteps()).toEqual(expected);
});

test.each<[string, Installation]>([
  ['put away', { setting: 'away' }],
  [
    'of no use, for users have a system and another is begun',
    { systems: ['newest', 'dorm'], published: ['dorm'] },
  ],
])('nothing is looked up where the steps are %s', async (_what, installation) => {
  const { root } = createTestRoot(answers(installation));
  expect(await readBeginnings(root, new AbortController().signal)).toBeUndefined();
});

test('an application that others have finished needs no steps; who has followed them sees the last one ticked', async () => {
  const { root } = createTestRoot(answers({ ...whole, published: ['dorm', 'repair', 'repairs'] }));
  const found = await readBeginnings(root, new AbortController().signal);
  const steps = found && stepsOf(found);
  expect(steps?.map(({ done }) => done)).toEqual([true, true, true, true, true]);
  expect([false, true].map((isFollowed) => areWanted(steps ?? [], isFollowed))).toEqual([false, true]);
});

test('put away, they are gone, and the person keeps that', async () => {
  const saved: unknown[] = [];
  const { root } = createTestRoot({
    ...answers({}),
    '/userSetting/save.do': (param) => {
      saved.push(param);
      return {};
    },
  });
  renderPortal(root, <FirstSteps />);
  fireEvent.click(await screen.findByRole('button', { name: '收起' }));
  await expect
    .poll(() => saved)
    .toEqual([expect.objectContaining({ key: 'guide/first-steps', value: 'away' })]);
  expect(screen.queryByRole('list')).toBeNull();
});
