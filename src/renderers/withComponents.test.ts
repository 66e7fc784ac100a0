import { expect, test } from 'vitest';
import { metas } from './metas.ts';
import { folderOf, withComponents } from './withComponents.ts';

test('every component in a widget’s folder is registered, once', () => {
  const files = Object.keys(import.meta.glob('./*/*/*.widget.tsx'));
  const folders = files.map((file) => file.split('/').slice(1, 3).join('/'));
  expect(metas.map(folderOf).sort()).toEqual(folders.sort());
});

test('a declaration without a component is refused by name', () => {
  expect(() => withComponents(metas.slice(0, 1), {})).toThrow(`"${metas[0]!.type}" has no component`);
});
