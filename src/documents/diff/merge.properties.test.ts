import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge, type MergeConflict } from './merge.ts';

interface Item {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly props: Readonly<Record<string, number>>;
  readonly children: readonly Item[];
}
interface Page {
  readonly kind: 'app';
  readonly body: readonly Item[];
}
type Change = (body: readonly Item[]) => readonly Item[];

const item = (id: string, children: readonly Item[] = []): Item => ({
  type: 'text',
  id,
  title: id,
  props: { x: 0, y: 0 },
  children,
});
const page = (...body: readonly Item[]): Page => ({ kind: 'app', body });
const all = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((each) => [each, ...all(each.children)]);
const idsOf = ({ body }: Page): readonly string[] => all(body).map(({ id }) => id);
const find = ({ body }: Page, id: string): Item | undefined => all(body).find((each) => each.id === id);
const map = (items: readonly Item[], change: (each: Item) => Item): readonly Item[] =>
  items.map((each) => change({ ...each, children: map(each.children, change) }));
const removed = (items: readonly Item[], id: string): readonly Item[] =>
  items.filter((each) => each.id !== id).map((each) => ({ ...each, children: removed(each.children, id) }));
const inserted = (body: readonly Item[], what: Item, into: string, at: number): readonly Item[] => {
  const put = (list: readonly Item[]): readonly Item[] => [...list.slice(0, at), what, ...list.slice(at)];
  return into === 'page'
    ? put(body)
    : map(body, (each) => (each.id === into ? { ...each, children: put(each.children) } : each));
};
const moved = (body: readonly Item[], id: string, into: string, at: number): readonly Item[] => {
  const what = all(body).find((each) => each.id === id);
  if (what === undefined || all([what]).some((each) => each.id === into)) return body;
  const left = removed(body, id);
  return into === 'page' || all(left).some((each) => each.id === into)
    ? inserted(left, what, into, at)
    : body;
};
const edited = (body: readonly Item[], id: string, change: Partial<Item>): readonly Item[] =>
  map(body, (each) => (each.id === id ? { ...each, ...change } : each));

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const base = page(
  item('a', [item('b'), item('c', [item('d'), item('e')])]),
  item('f', [item('g')]),
  item('h'),
);
const id = fc.constantFrom(...ids);
/** Changes of one side; what it inserts has ids that begin with its name. */
const changesOf = (side: string): fc.Arbitrary<Page> => {
  const step: fc.Arbitrary<Change> = fc.oneof(
    fc.record({ id, into: fc.constantFrom('page', ...ids), at: fc.nat(3) }).map(
      ({ id, into, at }): Change =>
        (body) =>
          moved(body, id, into, at),
    ),
    id.map(
      (id): Change =>
        (body) =>
          removed(body, id),
    ),
    id.map(
      (id): Change =>
        (body) =>
          edited(body, id, { title: `${id} by ${side}` }),
    ),
    fc
      .record({ into: fc.constantFrom('page', ...ids), at: fc.nat(3), name: fc.nat(9) })
      .map(({ into, at, name }): Change => (body) => {
        const id = `${side}${String(name)}`;
        return all(body).some((each) => each.id === id) ? body : inserted(body, item(id), into, at);
      }),
  );
  return fc
    .array(step, { maxLength: 4 })
    .map((steps) => ({ ...base, body: steps.reduce((body, change) => change(body), base.body) }));
};

/** Without the order, which is mine where both changed it. */
const unordered = ({ body }: Page): unknown => {
  const sorted = (items: readonly Item[]): unknown =>
    [...items]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ children, ...own }) => ({ ...own, children: sorted(children) }));
  return sorted(body);
};
const deciding = (conflicts: readonly MergeConflict[]) =>
  new Map(conflicts.map(({ key }) => [key, 'theirs'] as const));

test('nothing stands twice, and what neither side took away is there with the edits of both', () => {
  fc.assert(
    fc.property(changesOf('m'), changesOf('t'), fc.boolean(), (mine, theirs, isTheirs) => {
      const first = merge(base, mine, theirs);
      const { value, conflicts } = isTheirs ? merge(base, mine, theirs, deciding(first.conflicts)) : first;
      const merged = idsOf(value);
      expect(new Set(merged).size).toBe(merged.length);
      expect(new Set(conflicts.map(({ key }) => key)).size).toBe(conflicts.length);
      const [own, other] = [idsOf(mine), idsOf(theirs)];
      for (const each of own) if (other.includes(each)) expect(merged).toContain(each);
      if (first.conflicts.length > 0) return;
      const was = idsOf(base);
      for (const each of [...own, ...other]) if (!was.includes(each)) expect(merged).toContain(each);
      for (const each of merged) {
        const sides = [mine, theirs].map((side) => find(side, each)?.title).filter(Boolean);
        expect(find(value, each)?.title).toBe(sides.find((title) => title !== each) ?? each);
      }
    }),
  );
});

test('who merges says nothing where nothing is to be decided', () => {
  fc.assert(
    fc.property(changesOf('m'), changesOf('t'), (mine, theirs) => {
      const { value, conflicts } = merge(base, mine, theirs);
      if (conflicts.length === 0)
        expect(unordered(value)).toEqual(unordered(merge(base, theirs, mine).value));
    }),
  );
});

test('a change of one side alone is taken as it is, and what it left is the very same', () => {
  fc.assert(
    fc.property(changesOf('m'), (changed) => {
      const again = { ...base };
      expect(merge(base, changed, again)).toEqual({ value: changed, conflicts: [] });
      expect(merge(base, again, changed)).toEqual({ value: changed, conflicts: [] });
      expect(merge(base, changed, { ...changed })).toEqual({ value: changed, conflicts: [] });
    }),
  );
  const longer = { ...base, body: [...base.body, item('i')] };
  const { value } = merge(base, longer, { ...base, body: edited(base.body, 'h', { title: 'H' }) });
  expect(value.body[0]).toBe(base.body[0]);
  expect(value.body[3]).toBe(longer.body[3]);
});

test('what is taken from theirs takes nothing from its neighbours', () => {
  const [a, b, c] = [item('a'), item('b'), item('c')];
  const theirs = page(a, { ...b, title: 'theirs' }, c);
  const { value, conflicts } = merge(page(a, b, c), page(a, c), theirs);
  expect(value).toEqual(page(a, c));
  expect(conflicts).toMatchObject([{ kind: 'removed', isGone: true, pointer: '/body/1', mine: undefined }]);
  expect(merge(page(a, b, c), page(a, c), theirs, deciding(conflicts)).value).toEqual(theirs);
});

test('two who insert the same widget have both, and of what both changed each place is told', () => {
  const both = merge(page(), page(item('input-1aaaaa')), page(item('input-2bbbbb')));
  expect([idsOf(both.value), both.conflicts]).toEqual([['input-1aaaaa', 'input-2bbbbb'], []]);
  const was = page(item('a'));
  const mine = { ...was, body: edited(was.body, 'a', { title: 'mine', props: { x: 1, y: 0 } }) };
  const theirs = { ...was, body: edited(was.body, 'a', { title: 'theirs', props: { x: 0, y: 2 } }) };
  const { value, conflicts } = merge(was, mine, theirs);
  expect(value.body).toEqual([{ ...item('a'), title: 'mine', props: { x: 1, y: 2 } }]);
  expect(conflicts).toMatchObject([
    { kind: 'changed', pointer: '/body/0/title', base: 'a', mine: 'mine', theirs: 'theirs', isGone: false },
  ]);
  expect(merge(was, mine, theirs, deciding(conflicts)).value.body[0]?.title).toBe('theirs');
});

test('what both moved elsewhere stands once, where the decision says', () => {
  const [a, left, right] = [item('a'), item('left'), item('right')];
  const [mine, theirs] = [page(item('left', [a]), right), page(left, item('right', [a]))];
  const { value, conflicts } = merge(page(a, left, right), mine, theirs);
  expect(value).toEqual(mine);
  expect(conflicts).toMatchObject([
    {
      kind: 'moved',
      pointer: '/body/0/children/0',
      mine: '/body/0/children/0',
      theirs: '/body/1/children/0',
    },
  ]);
  expect(merge(page(a, left, right), mine, theirs, deciding(conflicts)).value).toEqual(theirs);
  // Each into the other one: a circle that hangs on nothing.
  const circle = merge(page(left, right), page(item('left', [right])), page(item('right', [left])));
  expect(circle.value).toEqual(page(item('left', [right])));
  expect(circle.conflicts).toHaveLength(1);
});

test('a step that is taken back leaves what came after it, whatever it moved', () => {
  fc.assert(
    fc.property(id, id, fc.nat(3), (what, into, at) => {
      const after = { ...base, body: moved(base.body, what, into, at) };
      const now = { ...after, body: edited(after.body, what, { title: 'later' }) };
      const reverted = merge(after, now, base);
      expect(reverted.conflicts).toEqual([]);
      expect(reverted.value).toEqual({ ...base, body: edited(base.body, what, { title: 'later' }) });
    }),
  );
});
