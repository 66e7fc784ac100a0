import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSites } from '../support/appKeys.ts';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What docs/embedding.md says that a site's server does, done as it is written there.

const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-samples-'));
const guide = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
let server: TestServer;
let secret = '';

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await installProductDocuments(platform.db);
    },
  });
  await registerSites(server.db, [
    { key: 'site', origins: ['https://parent.example.edu'], systems: ['school'] },
  ]);
  const admin = await server.login('admin');
  const url = '/rest/http/platform_general/makeAppKeySecret.htm';
  const made = await admin.call('interface', url, { id: 'site' });
  ({ secret } = made.result as { secret: string });
  for (const name of ['atriumCode.mjs', 'atrium_code.py']) {
    const block = guide.split('```').find((each) => each.includes(`${name}, on your server`)) ?? '';
    writeFileSync(path.join(folder, name), block.replace(/^\w+\n/, ''));
  }
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const NODE = "import('./atriumCode.mjs').then(({ loginCode }) => loginCode('student')).then(console.log)";
const PYTHON = "import atrium_code; print(atrium_code.login_code('student'))";
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);

test.each<readonly [command: string, option: string, script: string]>([
  [process.execPath, '-e', NODE],
  ...(hasPython ? [['python3', '-c', PYTHON] as const] : []),
])('%s logs somebody in as the page says', async (command, option, script) => {
  const ask = (own: string): Promise<{ stdout: string }> =>
    run(command, [option, script], {
      cwd: folder,
      env: { ...process.env, ATRIUM_PORTAL: server.baseUrl, ATRIUM_APP_KEY: 'site', ATRIUM_SECRET: own },
    });
  const code = (await ask(secret)).stdout.trim();
  const login = await server.api.call('base', '/login/skipLogin.do', { code, platform: 'embed' });
  expect(login).toMatchObject({ msgState: 1, result: { userLoginInfo: { loginName: 'student' } } });
  await expect(ask('guessed')).rejects.toThrow('EMBED_CODE_REFUSED');
});
