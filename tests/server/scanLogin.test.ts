import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScanState } from '../../src/schemas/wire/scan.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let student: ApiClient;
let teacher: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  [student, teacher] = await Promise.all([server.login('student'), server.login('teacher')]);
});
afterAll(() => server.close());

const at = (name: string): string => `/scan_login/${name}_ticket.do`;

interface Shown {
  ticketId: string;
  cookie: string;
  check(cookie?: string): Promise<ApiAnswer>;
  state(): Promise<ScanState>;
}

/** A browser that shows a ticket. */
async function show(): Promise<Shown> {
  const answer = await server.api.call('base', at('generate'));
  expect(answer.msgState).toBe(1);
  const { ticketId } = answer.result as { ticketId: string };
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const check = (sent = cookie): Promise<ApiAnswer> =>
    server.api.call('base', at('check'), { ticketId }, { headers: { cookie: sent } });
  return {
    ticketId,
    cookie,
    check,
    state: async () => ((await check()).result as { state: ScanState }).state,
  };
}

const act = (phone: ApiClient, { ticketId }: Shown, action: string): Promise<ApiAnswer> =>
  phone.call('base', at('confirm'), { ticketId, action });
const over = { msgState: 4, code: 'TICKET_OVER' };

test('a ticket is bound by a cookie that no script reads, and says where its code leads', async () => {
  const answer = await server.api.call('base', at('generate'));
  const { ticketId, url, expiresIn } = answer.result as Record<string, unknown>;
  expect(url).toBe(`${server.platform.config.publicUrl}/scanLogin?ticketId=${String(ticketId)}`);
  expect(expiresIn).toBe(120);
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict$/);
});

describe('a phone', () => {
  test('scans, confirms, and the browser that showed the code is logged in, once', async () => {
    const shown = await show();
    expect(await shown.state()).toBe('waiting');
    expect(await act(student, shown, 'scan')).toMatchObject({ msgState: 1 });
    expect(await shown.state()).toBe('scanned');
    expect(await act(student, shown, 'confirm')).toMatchObject({ msgState: 1 });
    const answer = await shown.check();
    expect(answer.result).toMatchObject({
      state: 'confirmed',
      userBaseInfo: { userId: 'u-student' },
      userLoginInfo: { loginType: 'qr' },
    });
    const { token } = answer.result as LoginResponse;
    const browser = server.api.withToken(token.join('_'));
    expect(await browser.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
    expect(await shown.state()).toBe('expired');
  });

  test('cancels, after which nobody goes on', async () => {
    const shown = await show();
    await act(student, shown, 'scan');
    await act(student, shown, 'cancel');
    expect(await shown.state()).toBe('cancelled');
    expect(await act(student, shown, 'confirm')).toMatchObject(over);
  });

  test('of somebody else cannot go on with a scanned ticket', async () => {
    const shown = await show();
    await act(student, shown, 'scan');
    for (const action of ['scan', 'confirm', 'cancel'])
      expect(await act(teacher, shown, action)).toMatchObject(over);
    expect(await shown.state()).toBe('scanned');
  });

  test('has to be logged in, and to say what it does', async () => {
    const shown = await show();
    expect(await act(server.api, shown, 'confirm')).toMatchObject({ msgState: 0 });
    expect(await act(student, shown, 'steal')).toMatchObject({ msgState: 2, errors: [{ path: 'action' }] });
    expect(await act(student, { ...shown, ticketId: 'x' }, 'scan')).toMatchObject({
      msgState: 2,
      errors: [{ path: 'ticketId' }],
    });
  });
});

test('each window of a browser has a code of its own', async () => {
  const [first, second] = [await show(), await show()];
  const cookies = `${first.cookie}; ${second.cookie}`;
  await act(student, first, 'confirm');
  expect((await second.check(cookies)).result).toEqual({ state: 'waiting' });
  expect((await first.check(cookies)).result).toMatchObject({ state: 'confirmed' });
});

describe('another browser', () => {
  test('learns nothing of a ticket, whatever its cookie says', async () => {
    const shown = await show();
    const other = await show();
    await act(student, shown, 'scan');
    await act(student, shown, 'confirm');
    const [name = ''] = shown.cookie.split('=');
    const [, secret = ''] = other.cookie.split('=');
    for (const cookie of ['', other.cookie, `${name}=${secret}`, `${name}=__proto__`, name])
      expect((await shown.check(cookie)).result).toEqual({ state: 'expired' });
    expect(await shown.state()).toBe('confirmed');
  });

  test('gets no session of a parallel check', async () => {
    const shown = await show();
    await act(student, shown, 'confirm');
    const answers = await Promise.all([1, 2, 3].map(() => shown.check()));
    expect(answers.filter(({ result }) => (result as { token?: unknown }).token !== undefined)).toHaveLength(
      1,
    );
  });
});

test('a ticket is over after its time, and with its user', async () => {
  const late = await show();
  await act(student, late, 'confirm');
  await server.db
    .updateTable('atrium.scan_ticket')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await late.state()).toBe('expired');
  expect(await act(student, late, 'confirm')).toMatchObject(over);

  const gone = await show();
  await act(teacher, gone, 'confirm');
  await server.db
    .updateTable('atrium.user_account')
    .set({ status: 'disabled' })
    .where('id', '=', 'u-teacher')
    .execute();
  expect(await gone.state()).toBe('expired');
});
