import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { afterAll, expect, test, vi } from 'vitest';
import { occurrencesIn } from './codeFromText.mjs';
import { inRoot } from './paths.mjs';
import { checkSdkSize, sdkFiles } from './sdkFiles.mjs';

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const files = await sdkFiles();
const folder = mkdtempSync(path.join(tmpdir(), 'sdk-'));
mkdirSync(path.join(folder, 'sdk', version), { recursive: true });
for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

test('the SDK stands under its lasting names, and the same under its version', () => {
  const names = ['atrium-sdk.js', 'atrium-sdk.mjs', 'atrium-sdk.d.ts', 'atrium-sdk.d.mts'];
  expect([...files.keys()]).toEqual([
    ...names.map((name) => `sdk/${name}`),
    ...names.map((name) => `sdk/${version}/${name}`),
  ]);
  for (const name of names) expect(files.get(`sdk/${name}`)).toBe(files.get(`sdk/${version}/${name}`));
});

test('the script is a classic one with one global, and makes no code of text', () => {
  const script = files.get('sdk/atrium-sdk.js') ?? '';
  const page = createContext({ console });
  const before = runInContext('Object.getOwnPropertyNames(globalThis)', page);
  runInContext(script, page);
  const after = runInContext('Object.getOwnPropertyNames(globalThis)', page);
  expect(after.filter((name) => !before.includes(name))).toEqual(['AtriumSDK']);
  expect(runInContext('[typeof AtriumSDK.mount, typeof AtriumSDK.AtriumError].join()', page)).toBe(
    'function,function',
  );
  expect(script).toMatch(/^[\x20-\x7e\n]*$/);
  expect(occurrencesIn('sdk', script)).toEqual([]);
});

test('the module exports both names, and imports nothing', async () => {
  const text = files.get('sdk/atrium-sdk.mjs') ?? '';
  expect(text).not.toMatch(/\bimport\b/);
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(Object.keys(module)).toEqual(['AtriumError', 'AtriumSDK']);
  expect(module.AtriumSDK.AtriumError).toBe(module.AtriumError);
});

test('a script that is too large is a complaint', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(checkSdkSize(folder)).toEqual([]);
  expect(checkSdkSize(folder, 1_000)).toEqual([
    expect.stringMatching(/takes \d{4} bytes at gzip -9, 1000 are allowed/),
  ]);
});

/** A page of a parent in TypeScript; what is wrong in it is marked so. */
const use = `
const sdk: AtriumSDK = AtriumSDK.mount(document.body, { src: 'https://portal.example/', appKey: 'k', autoHeight: true });
const other = new AtriumSDK({ appKey: 'k', target: document.createElement('iframe'), maxQueue: 5 });
sdk.ready(() => console.log(sdk.state, other.apis().map(({ name, title, allowed }) => [name, title.enUS, allowed])));
const off: () => void = sdk.on('submitted', ({ module, id, added }) => console.log(module.length, id.length, !added));
sdk.on('state', ({ state, code }) => console.log(state === 3, code === 'ORIGIN_DENIED'));
sdk.setToken(async () => (await fetch('/code')).text());
sdk.provide({ scan: () => ({ text: '1' }), confirmLeave: () => confirm('Leave?') });
export const work = async (): Promise<void> => {
  await sdk.whenReady();
  const user = await sdk.call('getUserInfo');
  const role: string | undefined = user.role;
  await sdk.call('jumpToPage', { page: '/home' }, { timeout: 1_000 });
  await sdk.call('casLogin', ['a', 'b']);
  const { closed } = await sdk.call('closeParentModal');
  console.log(role, closed.toFixed());
  try {
    await sdk.call('getState', {}, { timeout: 1 });
  } catch (error) {
    if (error instanceof AtriumError) console.log(error.code === 'RELOADED', error.retriable, error.message);
  }
  // @ts-expect-error it takes a page
  await sdk.call('jumpToPage');
  // @ts-expect-error there is no such API
  await sdk.call('getMoon');
  // @ts-expect-error nor such an event
  sdk.on('moon', () => undefined);
  // @ts-expect-error nor such an ability
  sdk.provide({ moon: () => 1 });
  off();
  sdk.destroy();
};
`;

test.each([
  [
    'a script with the global',
    'script.ts',
    use
      .replace('export const', 'const')
      .replace('instanceof AtriumError', 'instanceof AtriumSDK.AtriumError'),
  ],
  [
    'a module with its imports',
    'module.mts',
    `import { AtriumError, AtriumSDK } from './atrium-sdk.mjs';${use}`,
  ],
])('a parent in strict TypeScript compiles: %s', (_kind, name, text) => {
  const file = path.join(folder, 'sdk', name);
  writeFileSync(file, text);
  const program = ts.createProgram([file, path.join(folder, 'sdk/atrium-sdk.d.ts')], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    skipDefaultLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
  });
  const problems = ts.getPreEmitDiagnostics(program);
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
