import { expect, test } from 'vitest';
import { KeyValueStore } from './KeyValueStore.ts';
import { TabDrafts } from './TabDrafts.ts';

const place = { kind: 'mgrForm', form: 'student-edit', id: '7' } as const;
const other = { kind: 'mgrForm', form: 'student-edit' } as const;

function storage(): KeyValueStore {
  const texts = new Map<string, string>();
  return new KeyValueStore({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => {
      texts.set(key, value);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
    clear: () => {
      texts.clear();
    },
  });
}

test('a draft is kept for its form, record and owner, also beyond a reload', async () => {
  const tab = storage();
  await new TabDrafts(tab).of('1/a').save(place, { name: '李' }, 3);
  const after = new TabDrafts(tab);
  expect(await after.of('1/a').get(place)).toMatchObject({ data: { name: '李' }, revision: 3 });
  expect(await after.of('1/a').get(other)).toBeNull();
  expect(await after.of('2/a').get(place)).toBeNull();
});

test('what another person kept is gone with the first draft of one who comes after', async () => {
  const tab = storage();
  const drafts = new TabDrafts(tab);
  await drafts.of('1/a').save(place, { name: '李' }, undefined);
  await drafts.of('2/a').save(other, { name: '王' }, undefined);
  expect(await drafts.of('1/a').get(place)).toBeNull();
});

test('removing the last draft leaves nothing in the tab', async () => {
  const tab = storage();
  const drafts = new TabDrafts(tab).of('1/a');
  await drafts.save(place, { name: '李' }, undefined);
  await drafts.remove(place);
  expect(tab.get('drafts')).toBeNull();
});

test('leaving a form drops its draft, unless the session has ended under it', () => {
  const drafts = new TabDrafts(storage());
  const open = drafts.of('1/a');
  expect(open.onLeave).toBe('drop');
  drafts.hold();
  expect(open.onLeave).toBe('keep');
  expect(drafts.of('1/a').onLeave).toBe('drop');
});

test.each(['nonsense', '{"owner":1}', '{"owner":"1/a","drafts":null}'])(
  'what cannot be read counts as none: %s',
  async (text) => {
    const tab = storage();
    tab.set('drafts', text);
    expect(await new TabDrafts(tab).of('1/a').get(place)).toBeNull();
  },
);
