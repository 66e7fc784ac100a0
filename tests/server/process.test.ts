import { mkdtempSync, rmSync, statSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, md5 } from '../support/apiClient.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

const SLOW = 120_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-process-'));
const DATA_DIR = path.join(folder, 'data');
let port: number;
const running: ServerProcess[] = [];

/** A port that nobody uses right now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function start(env: Record<string, string> = {}, ...argv: string[]): ServerProcess {
  const server = startServerProcess({ DATA_DIR, PORT: String(port), ...env }, argv);
  running.push(server);
  return server;
}

async function client(): Promise<ApiClient> {
  const url = `http://127.0.0.1:${port}`;
  const { appKey } = (await (await fetch(`${url}/config.json`)).json()) as { appKey: string };
  return createApiClient(url, appKey);
}

beforeAll(async () => {
  port = await freePort();
});

afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test(
  'an empty start prints a password once; what was answered survives a kill; a second server is refused',
  async () => {
    const first = start({}, '--empty');
    await first.until('Atrium is ready');
    const password = /initial password: (\S+)/.exec(first.printed())?.[1] ?? '';
    expect(statSync(path.join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
    const admin = await (await client()).login('admin', password);
    const change = { oldPassword: md5(password), newPassword: md5('changed') };
    expect(await admin.call('base', '/user/password/update.do', change)).toMatchObject({ msgState: 1 });
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');

    const second = start();
    await second.until('Atrium is ready');
    expect(second.printed()).not.toContain('password');
    const again = await (await client()).login('admin', 'changed');
    // The session of before the kill is still there.
    expect(await again.withToken(admin.token).call('base', '/user/info.do')).toMatchObject({ msgState: 1 });

    const third = start({ PORT: '0' });
    expect(await third.ended).toBe(1);
    expect(third.printed()).toMatch(/ERROR Another server \(pid \d+\) is already running on/);

    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(second.printed()).toContain('"msg":"stopped"');
  },
  SLOW,
);

test(
  'a port in use and a folder that is none are refused by name',
  async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const taken = String((blocker.address() as AddressInfo).port);
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const onPort = start({ PORT: taken, DATA_DIR: path.join(folder, 'other') }, '--empty');
    const onFile = start({ DATA_DIR: path.join(file, 'data') });
    const onSetting = start({ HOST: '0.0.0.0' });
    expect(await Promise.all([onPort.ended, onFile.ended, onSetting.ended])).toEqual([1, 1, 1]);
    expect(onPort.printed()).toContain(`ERROR 127.0.0.1:${taken} is in use by another program.`);
    // Nothing was made for a start that could not be.
    expect(readdirSync(path.join(folder, 'other'))).toEqual([]);
    expect(onFile.printed()).toMatch(/ERROR DATA_DIR .* is not a folder that can be written/);
    expect(onSetting.printed()).toContain('ERROR PUBLIC_URL is required');
    await new Promise((resolve) => blocker.close(resolve));
  },
  SLOW,
);
