import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from '../same.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { ModuleGrant } from '../../schemas/documents/form.ts';
import { readDocument } from '../check/shape.ts';
import { around, isWithin, type Part, type PartTree, walkParts } from '../parts/part.ts';
import { refusalOf } from '../parts/nesting.ts';
import { partsOf } from '../parts/partsOf.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { addField } from './addField.ts';
import { moduleActions } from '../../schemas/documents/form.ts';
import { documents, language, metas, pick, someDocument } from '../../../tests/support/campusDocuments.ts';
import { textsOf, withWording } from '../texts/textsOf.ts';
import { changeType } from './changeType.ts';
import { type Command, isRefused, type TargetKey } from './command.ts';
import { copyParts } from './copyParts.ts';
import { duplicateParts } from './duplicate.ts';
import {
  addGrant,
  changeGrants,
  fieldRight,
  type GrantChange,
  withActions,
  withFieldRight,
  withRows,
} from './grants.ts';
import { insertWidget } from './insert.ts';
import { addTone, addView } from './listParts.ts';
import { addMenu, grantMenus, type MenuTarget, setMenuActions, setMenuTarget } from './menus.ts';
import { moveParts } from './move.ts';
import { pasteParts } from './pasteParts.ts';
import { codeOf, isOwnField, placeOf } from './placeOf.ts';
import { placeFields, unplaceFields } from './placing.ts';
import { removeParts } from './remove.ts';
import { addNamed } from './names.ts';
import { setMember } from './setMember.ts';
import { storeFields } from './storage.ts';
import { setTexts } from './setTexts.ts';
import { together } from './together.ts';
import { unwrapPart, wrapParts } from './wrap.ts';

function targetOf(tree: PartTree, at: number): TargetKey {
  const holdings = [...walkParts(tree.root)].flatMap((part) =>
    part.holdings.filter(({ form }) => form === 'list').map((holding) => ({ part, holding })),
  );
  const { part, holding } = pick(holdings, at) ?? { part: tree.root, holding: tree.root.holdings[0] };
  return { parent: part.key, holding: holding?.name ?? '', index: at % ((holding?.parts.length ?? 0) + 1) };
}

interface Step {
  readonly kind: number;
  readonly part: number;
  readonly other: number;
  readonly at: number;
}

const menuTargets: readonly MenuTarget[] = [
  { type: 'group' },
  { type: 'app', app: { kind: 'app', id: 'campus-welcome' } },
  { type: 'plugin', menuPath: '/app/campus-welcome' },
  { type: 'url', url: 'https://example.edu' },
];

/** A command over parts that are there; most of what is dragged somewhere by chance is refused. */
function commandOf(document: AtriumDocument, { kind, part, other, at }: Step): Command {
  const tree = partsOf(document, metas);
  const parts = [...walkParts(tree.root)].slice(1);
  const keys = [pick(parts, part), pick(parts, other)].flatMap((each) => each?.key ?? []);
  const [key = 'document'] = keys;
  const widget =
    pick(
      parts.filter(({ type }) => type !== undefined),
      part,
    )?.key ?? 'none';
  const target = targetOf(tree, at);
  const type = pick(metas.types, other) ?? 'text';
  const commands: readonly (() => Command)[] = [
    () => insertWidget(type, target),
    () => removeParts(keys),
    () => moveParts(keys, target),
    () => duplicateParts([key]),
    () => wrapParts([key], 'section'),
    () => unwrapPart(key),
    () => setMember([widget], '/title', { zhCN: `题${String(at)}`, enUS: `T${String(at)}` }, 'title'),
    () => changeType(widget, type),
    () => pasteParts(copyParts(document, keys, language), target),
    () => setMember([fieldAt(parts, other) ?? 'none'], '/name', `code${String(at)}`, 'code'),
    () => unplaceFields(keys),
    () => placeFields(keys),
    () => storeFields(keys, { index: at % 2 === 0, unique: at % 3 === 0 }),
    () => addGrant(`teacher${String(at)}`, { zhCN: '新增角色', enUS: 'Add a role' }),
    () => changeGrants([{ key, role: pick(rolesOf(document), at) ?? '' }], changeOf(at, document), anyTitle),
    () =>
      setTexts(
        textsOf(tree, metas)
          .filter((_, index) => index % 3 === at % 3)
          .map(({ pointer, text }) => ({ pointer, text: withWording(text, 'enUS', `T${String(at)}`) })),
        { zhCN: '译文', enUS: 'Translations' },
      ),
    () =>
      together(
        { zhCN: '两步', enUS: 'Both' },
        addNamed('sources', `extra${String(at)}`, { call: 'student/list' }),
        setMember([widget], '/title', 'T', 'title'),
      ),
    () => addMenu({ name: '新菜单' }, target),
    () => grantMenus(keys, ['student', 'administrator'], at % 2 === 0),
    () => setMenuActions(keys, 'student', at % 3 === 0 ? undefined : ['list']),
    () => setMenuTarget(key, pick(menuTargets, other) ?? { type: 'group' }),
    () => addField(`field${String(at % 7)}`, 'field', target),
    () => addView(metas.get(type)?.listView === true ? type : undefined),
    () => addTone(),
    () => setMember([`override:field${String(at % 3)}`], '/title', at % 2 === 0 ? 'T' : undefined, 'title'),
  ];
  return (pick(commands, kind) ?? (() => removeParts(keys)))();
}

const anyTitle = { zhCN: '修改权限', enUS: 'Change rights' };
const rolesOf = (document: AtriumDocument): readonly string[] =>
  document.kind === 'form' ? document.grants.flatMap(({ roles }) => roles) : [];
const fieldAt = (parts: readonly Part[], at: number): string | undefined =>
  pick(
    parts.filter(({ role }) => role === 'field'),
    at,
  )?.key;
const codesOf = (document: AtriumDocument): readonly string[] =>
  document.kind === 'form' ? document.fields.map(({ name }) => name) : [];

function changeOf(at: number, document: AtriumDocument): GrantChange | undefined {
  const code = pick(codesOf(document), at) ?? '';
  const right = pick(['none', 'read', 'write'] as const, at) ?? 'none';
  const changes = [
    withFieldRight([code], right, new Set()),
    withActions(['list', 'remove'], at % 2 === 0, moduleActions),
    withRows(at % 2 === 0 ? undefined : { condition: 'own' }),
    undefined,
  ];
  return pick(changes, at);
}

const steps = fc.array(
  fc.record({ kind: fc.nat(24), part: fc.nat(9999), other: fc.nat(9999), at: fc.nat(9999) }),
  { minLength: 1, maxLength: 25 },
);

/** Parts by where they stand under which keys: what a move must neither lose nor double. */
const ids = (document: AtriumDocument): string[] =>
  [...walkParts(partsOf(document, metas).root)].map(({ key }) => key).sort();

test('commands keep a document well formed, and every part that they do not touch the very same', () => {
  fc.assert(
    fc.property(fc.nat(9999), steps, (which, chain) => {
      let document = someDocument(which);
      for (const step of chain) {
        const before = document;
        const text = JSON.stringify(before);
        const result = commandOf(before, step)(before, language);
        expect(JSON.stringify(before)).toBe(text);
        if (isRefused(result)) continue;
        document = result.document;
        const tree = partsOf(document, metas);
        for (const key of result.select ?? []) expect(tree.byKey.has(key), key).toBe(true);
        for (const part of walkParts(tree.root)) expect(valueAt(document, part.pointer)).toBe(part.value);
      }
      expect(readDocument(document).findings).toEqual([]);
      expect(misplaced(document)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** Fields that have two places or the code of another one, places of no field, and parts where they may not stand. */
function misplaced(document: AtriumDocument): readonly string[] {
  const { root } = partsOf(document, metas);
  const parts = [...walkParts(root)];
  const twice = (names: readonly string[]): readonly string[] =>
    names.filter((name, at) => names.indexOf(name) !== at);
  const places = parts.filter(({ role }) => role === 'place').map(({ name }) => name);
  const fields = parts.filter(isOwnField);
  const codes = new Set(fields.map(codeOf));
  return [
    ...twice(parts.filter(({ role }) => role === 'node' || role === 'field').map(({ name }) => name)),
    ...twice(places),
    ...parts.flatMap(({ role, holdings }) =>
      role === 'document' || role === 'field'
        ? holdings.flatMap((holding) =>
            holding.roles.includes('field') ? twice(holding.parts.map(codeOf)) : [],
          )
        : [],
    ),
    ...(document.kind === 'form' ? places.filter((name) => !codes.has(name)) : []),
    ...parts.flatMap(({ role, type, key, within }) =>
      within?.holding.form === 'list' && refusalOf({ role, type }, within, metas) !== undefined
        ? [`${key} in ${within.parent.key}`]
        : [],
    ),
  ];
}

test('a move loses nothing and doubles nothing, and keeps what it moves', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), fc.nat(9999), (which, at, to) => {
      const document = someDocument(which);
      const tree = partsOf(document, metas);
      const part = pick([...walkParts(tree.root)].slice(1), at);
      if (part === undefined) return;
      const result = moveParts([part.key], targetOf(tree, to))(document, language);
      if (isRefused(result)) return;
      const after = partsOf(result.document, metas);
      // A field without a place is not moved to the layout: it gets a place there.
      const given = [...after.byKey.keys()].filter((key) => key.startsWith('place:') && !tree.byKey.has(key));
      // One that becomes a field of another one leaves its place.
      const [now = ''] = result.select ?? [];
      const left = isField(tree.byKey.get(now)) && !isField(after.byKey.get(now)) ? placesOf(tree, now) : [];
      expect(ids(result.document)).toEqual(
        [...ids(document).filter((key) => !left.includes(key)), ...given].sort(),
      );
      if (left.length > 0) return;
      expect(given.length).toBeLessThan(2);
      // A field is moved by its place in the layout.
      const [moved = ''] = result.select ?? [];
      const touched = new Set(
        [tree, after]
          .flatMap(({ byKey }) => [moved, ...given].flatMap((key) => [...around(byKey.get(key) ?? part)]))
          .map(({ key }) => key),
      );
      for (const [key, { value }] of tree.byKey) {
        if (!touched.has(key)) expect(after.byKey.get(key)?.value).toBe(value);
      }
    }),
    { numRuns: 60 },
  );
});

const isField = (part: Part | undefined): boolean => part !== undefined && isOwnField(part);
const placesOf = (tree: PartTree, key: string): readonly string[] => {
  const field = tree.byKey.get(key);
  const place = field && placeOf(tree, field);
  return place === undefined ? [] : [place.key];
};

test('nothing can be moved into itself', () => {
  for (const document of documents) {
    const tree = partsOf(document, metas);
    const parts: Part[] = [...walkParts(tree.root)];
    for (const part of parts) {
      const inside = parts.find((each) => each !== part && isWithin(each, part) && each.holdings.length > 0);
      const [holding] = inside?.holdings ?? [];
      if (inside === undefined || holding === undefined) continue;
      const to = { parent: inside.key, holding: holding.name, index: 0 };
      expect(isRefused(moveParts([part.key], to)(document, language))).toBe(true);
    }
  }
});

test('what is set of one field of a grant is set, and of no other; of other roles nothing changes', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), fc.nat(9999), (which, at, to) => {
      const forms = documents.filter((each) => each.kind === 'form');
      const form = pick(forms, which);
      const part = form && pick(grantsOf(form), at);
      const code = form && pick(codesOf(form), to);
      const right = pick(['none', 'read', 'write'] as const, at + to) ?? 'none';
      if (form === undefined || part === undefined || code === undefined) return;
      const grant = part.value as ModuleGrant;
      const [role = ''] = grant.roles;
      const result = changeGrants(
        [{ key: part.key, role }],
        withFieldRight([code], right, new Set()),
        anyTitle,
      )(form, language);
      if (isRefused(result)) return;
      const after = grantsOf(result.document).map(({ value }) => value as ModuleGrant);
      // A role may have several, for other actions each.
      const own = after.find(
        ({ roles, actions }) => roles.length === 1 && roles[0] === role && same(actions, grant.actions),
      );
      if (own === undefined) throw new Error('The role has lost its grant.');
      for (const each of codesOf(form))
        expect([each, fieldRight(own, each)]).toEqual([
          each,
          each === code ? right : fieldRight(grant, each),
        ]);
      const others = grant.roles.slice(1);
      if (others.length > 0) expect(after).toContainEqual({ ...grant, roles: others });
    }),
  );
});

const grantsOf = (document: AtriumDocument): readonly Part[] =>
  [...walkParts(partsOf(document, metas).root)].filter(({ role }) => role === 'grant');

test('a code is carried to all that the form says under it, and comes back as it was', () => {
  for (const form of documents.filter((each) => each.kind === 'form')) {
    for (const { id, name } of form.fields) {
      const set = (code: string) => setMember([id], '/name', code, '编码');
      const there = set('aNewCode')(form, language);
      if (isRefused(there)) throw new Error(there.refused.zhCN);
      const after = there.document as typeof form;
      const listed = after.grants.flatMap(({ read, write }) => [read, write].flat());
      const named = [...Object.keys(after.storage ?? {}), ...listed, after.titleField];
      expect([named.includes(name), partsOf(after, metas).byKey.has(`place:${name}`)]).toEqual([
        false,
        false,
      ]);
      const back = set(name)(there.document, language);
      expect(isRefused(back) ? undefined : back.document).toEqual(form);
    }
  }
  const [form] = documents.filter((each) => each.kind === 'form');
  const [first, second] = form?.fields ?? [];
  for (const code of [second?.name ?? '', 'createdAt', '1a', 'and'])
    expect(
      isRefused(setMember([first?.id ?? ''], '/name', code, '编码')(form as AtriumDocument, language)),
    ).toBe(true);
});
