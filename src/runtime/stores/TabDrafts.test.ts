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
  await new TabDrafts(tab).begin('1/a').save(place, { name: '李' }, 3);
  const after = new TabDrafts(tab);
  expect(await after.begin('1/a').get(place)).toMatchObject({ data: { name: '李' }, revision: 3 });
  expect(await after.begin('1/a').get(other)).toBeNull();
  expect(await after.begin('2/a').get(place)).toBeNull();
});

test('what another person kept is gone with the first draft of one who comes after', async () => {
  const tab = storage();
  const drafts = new TabDrafts(tab);
  await drafts.begin('1/a').save(place, { name: '李' }, undefined);
  await drafts.begin('2/a').save(other, { name: '王' }, undefined);
  expect(await drafts.begin('1/a').get(place)).toBeNull();
});

test('removing the last draft leaves nothing in the tab', async () => {
  const tab = storage();
  const drafts = new TabDrafts(tab).begin('1/a');
  await drafts.save(place, { name: '李' }, undefined);
  await drafts.remove(place);
  expect(tab.get('drafts')).toBeNull();
});

test('the end of a session is known to the forms that are open, and over with the next that opens', () => {
  const drafts = new TabDrafts(storage());
  const open = drafts.begin('1/a');
  expect(open.ended).toBe(false);
  drafts.endSession();
  expect(open.ended).toBe(true);
  expect(drafts.begin('1/a').ended).toBe(false);
});

test('nothing is left after a logout', async () => {
  const tab = storage();
  const drafts = new TabDrafts(tab);
  await drafts.begin('1/a').save(place, { name: '李' }, undefined);
  drafts.forget();
  expect(tab.get('drafts')).toBeNull();
});

test.each([
  'nonsense',
  '{"owner":1}',
  '{"owner":"1/a","drafts":null}',
  '{"owner":"1/a","drafts":{"mgrForm/student-edit/7":5}}',
])('what cannot be read counts as none: %s', async (text) => {
  const tab = storage();
  tab.set('drafts', text);
  expect(await new TabDrafts(tab).begin('1/a').get(place)).toBeNull();
});
