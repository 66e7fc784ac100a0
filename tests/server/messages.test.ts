import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMail } from '../../server/config/mail.ts';
import { tidy } from '../../server/housekeeping.ts';
import { deliverDue } from '../../server/messages/deliver.ts';
import { type NewMessage, sendMessages } from '../../server/messages/send.ts';
import { systemActor } from '../../server/session/actor.ts';
import { runWork } from '../../server/work/runWork.ts';
import type { Message, MessageSettings } from '../../src/schemas/wire/message.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { startBackOffice } from '../support/backOffice.ts';
import { type ChatProvider, startChatProvider } from '../support/chatProvider/index.ts';
import type { TestServer } from '../support/server.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtpServer.ts';

// How people are told outside of their inbox: by what they want, when they want it, and once.

const log = pino({ level: 'silent' });
/** Quiet hours around this one, on the clock of China. */
function hoursAroundNow(): { from: string; to: string } {
  const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
  const at = (hours: number): string => `${String((hour + hours) % 24).padStart(2, '0')}:00`;
  return { from: at(23), to: at(2) };
}

let server: TestServer;
let smtp: SmtpServer;
let chat: ChatProvider;
let people: Record<'admin' | 'teacher' | 'student', ApiClient>;

beforeAll(async () => {
  [smtp, chat] = await Promise.all([startSmtpServer(), startChatProvider()]);
  const { wecom, dingtalk } = chat.settings;
  server = await startBackOffice({
    mail: readMail({ SMTP_URL: smtp.url, MAIL_FROM: 'Campus <noreply@example.edu>' }),
    // Nobody listens there: what becomes of a text message is the outbox's.
    smsGateway: { url: 'http://127.0.0.1:9/', key: undefined },
    chatApps: { wecom, dingtalk },
  });
  people = await server.loginAll();
});
afterAll(() => Promise.all([server.close(), smtp.close(), chat.close()]));
beforeEach(async () => {
  await server.db.deleteFrom('atrium.message').execute();
  await server.db.deleteFrom('atrium.message_setting').execute();
  await server.db.updateTable('atrium.user_account').set({ email: '', phone: '', verified: true }).execute();
  smtp.letters.length = 0;
  smtp.answers.clear();
  chat.desk.told.length = 0;
  chat.desk.broken = undefined;
});

const call = (who: keyof typeof people, action: string, param: object = {}): Promise<ApiAnswer> =>
  people[who].call('base', `/message/${action}.do`, param);
const settingsOf = async (who: keyof typeof people): Promise<MessageSettings> =>
  (await call(who, 'settings/get')).result as MessageSettings;
async function want(who: keyof typeof people, changes: object): Promise<MessageSettings> {
  const { revision, quiet } = await settingsOf(who);
  const answer = await call(who, 'settings/save', { revision, quiet, ...changes });
  if (answer.msgState !== 1) throw new Error(answer.text);
  return answer.result as MessageSettings;
}

/** Tells people something, and lets it out. */
async function tell(
  message: Partial<NewMessage> = {},
  link: Pick<NewMessage, 'link'> = { link: '/flowDetail/i' },
): Promise<void> {
  const { platform } = server;
  const actor = systemActor(platform.project.schoolId);
  const reading = { platform, db: server.db, actor, locale: 'zhCN' as const, now: new Date(), log };
  const title = { zhCN: '请假待审批', enUS: 'Leave to approve' };
  const content = { zhCN: '周子昂 6 天', enUS: '6 days' };
  const whole: NewMessage = { to: ['u-student'], kind: 'flow', title, content, ...link, ...message };
  await runWork(reading, { action: 'test.tell', ip: '', requestId: 'r' }, (work) =>
    sendMessages(work, [whole]),
  );
  await deliver();
}
/** The server's own worker looks too: what is due is with one of the two. */
async function deliver(): Promise<void> {
  let delivered: number;
  do delivered = await deliverDue({ platform: server.platform, log });
  while (delivered > 0);
  await expect
    .poll(() =>
      server.db
        .selectFrom('atrium.message_delivery')
        .select('state')
        .where('state', '=', 'sending')
        .execute(),
    )
    .toEqual([]);
}
const deliveries = () =>
  server.db
    .selectFrom('atrium.message_delivery')
    .select(['channel', 'state', 'tries', 'due_at'])
    .orderBy('channel')
    .execute();
async function states(): Promise<Record<string, string>> {
  return Object.fromEntries((await deliveries()).map(({ channel, state }) => [channel, state]));
}

describe('settings', () => {
  test('tell what the school has and the person can be reached by, and keep what is wanted', async () => {
    expect(await settingsOf('student')).toEqual({
      channels: { flow: ['chat'], task: [], announcement: ['chat'], system: ['chat'] },
      available: ['sms', 'chat', 'email'],
      reached: ['chat'],
      email: '',
      quiet: null,
      revision: 0,
    });
    const quiet = { from: '22:30', to: '07:00' };
    const wanted = { channels: { task: ['email', 'sms'] }, quiet, email: ' lin@example.edu ' };
    const saved = await want('student', wanted);
    expect(saved).toMatchObject({ quiet, email: 'lin@example.edu', reached: ['chat', 'email'], revision: 1 });
    expect(saved.channels).toEqual({
      ...{ flow: ['chat'], announcement: ['chat'], system: ['chat'] },
      task: ['email', 'sms'],
    });
    expect(await settingsOf('student')).toEqual(saved);
    // What is left out stays, for everybody apart.
    expect(await want('student', { quiet: null })).toMatchObject({ channels: saved.channels, quiet: null });
    expect((await settingsOf('teacher')).revision).toBe(0);
    const audited = await server.db
      .selectFrom('atrium.audit')
      .select(['before', 'after'])
      .where('action', '=', 'message.settings.save')
      .execute();
    expect(audited).toEqual([{ before: { email: '' }, after: { email: 'lin@example.edu' } }]);
    // The back office has it, where an administrator can change it.
    const { list } = await people.admin.call('interface', '/rest/http/platform-user/list.htm', {
      where: {
        testRule: 'every',
        conditionList: [{ bindKey: 'loginName', type: 'text', judgeType: 'equal', value: 'student' }],
      },
    });
    expect(list).toMatchObject([{ email: 'lin@example.edu' }]);
  });

  test.each([
    [{ email: 'lin' }, 'email', 'FORMAT_INVALID'],
    [{ quiet: { from: '07:00', to: '07:00' } }, 'quiet.to', 'VALUE_INVALID'],
  ])('%j is refused at its place', async (changes, path, code) => {
    const refused = await call('student', 'settings/save', { revision: 0, quiet: null, ...changes });
    expect(refused).toMatchObject({ msgState: 2, errors: [{ path, code }] });
    expect(await settingsOf('student')).toMatchObject({ revision: 0, email: '' });
  });

  test('that are not of this language are refused, and so are old ones', async () => {
    for (const changes of [
      { channels: { flow: ['pigeon'] } },
      { channels: { gossip: [] } },
      { quiet: { from: '24:00', to: '07:00' } },
    ])
      expect(await call('student', 'settings/save', { revision: 0, quiet: null, ...changes })).toMatchObject({
        msgState: 2,
      });
    await want('student', {});
    for (const revision of [0, 7])
      expect(await call('student', 'settings/save', { revision, quiet: null })).toMatchObject({
        msgState: 5,
        code: 'REVISION_CONFLICT',
      });
  });
});

describe('a message', () => {
  test('goes out by what its reader wants, once, with the way to what it is about', async () => {
    await server.db
      .updateTable('atrium.user_account')
      .set({ phone: '13800000002' })
      .where('id', '=', 'u-student')
      .execute();
    await want('student', { channels: { flow: ['sms', 'chat', 'email'] }, email: 'lin@example.edu' });
    await tell();
    expect(await states()).toEqual({ chat: 'sent', email: 'sent', sms: 'sent' });
    const address = `${server.platform.config.publicUrl}/flowDetail/i`;
    const card = { title: '请假待审批', description: '周子昂 6 天', url: address };
    expect(chat.desk.told).toEqual([
      { touser: 'student', msgtype: 'textcard', agentid: 1000002, textcard: card },
    ]);
    expect(smtp.letters).toHaveLength(1);
    expect(smtp.letters[0]).toContain('To: lin@example.edu');
    const outbox = await people.admin.call('interface', '/rest/http/sms-outbox/list.htm', {});
    expect(outbox.list).toMatchObject([
      { phone: '13800000002', text: expect.stringContaining('请假待审批') as string },
    ]);
    await deliver();
    expect([chat.desk.told.length, smtp.letters.length]).toEqual([1, 1]);
  });

  test('names its channels itself, or none; who is known to no provider is told nothing there', async () => {
    await tell({ channels: [] });
    expect(await deliveries()).toEqual([]);
    await tell({ channels: ['email', 'sms'] });
    expect(await states()).toEqual({ email: 'failed', sms: 'failed' });
    await server.db.updateTable('atrium.user_account').set({ verified: false }).execute();
    await tell({ kind: 'announcement' });
    expect(await states()).toMatchObject({ chat: 'failed' });
    expect(chat.desk.told).toEqual([]);
  });

  test('goes to DingTalk where that is where an administrator bound the person to', async () => {
    await server.db.updateTable('atrium.user_account').set({ verified: false }).execute();
    await server.db
      .insertInto('atrium.chat_account')
      .values({ id: 'c', platform: 3, platform_user_id: 'ding-lin', user_id: 'u-student' })
      .execute();
    await tell({}, {});
    await server.db.deleteFrom('atrium.chat_account').execute();
    expect(chat.desk.told).toMatchObject([
      {
        userid_list: 'ding-lin',
        msg: {
          oa: { message_url: `${server.platform.config.publicUrl}/messages`, body: { title: '请假待审批' } },
        },
      },
    ]);
  });

  test('waits through quiet hours, and goes nowhere once it was read', async () => {
    await want('student', { quiet: hoursAroundNow() });
    await tell();
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ state: 'waiting', tries: 0 });
    expect(waiting?.due_at.getTime()).toBeGreaterThan(Date.now());
    expect((await call('student', 'list')).list).toHaveLength(1);
    await call('student', 'read');
    await server.db
      .updateTable('atrium.message_delivery')
      .set({ due_at: new Date(0) })
      .execute();
    await deliver();
    expect(await states()).toEqual({ chat: 'needless' });
    expect(chat.desk.told).toEqual([]);
  });

  test.each([
    ['RCPT', '450 busy', 'waiting'],
    ['RCPT', '550 nobody', 'failed'],
    ['text', 'cut', 'failed'],
  ])('at a mail server that says %s %s is %s', async (command, answer, state) => {
    await want('student', { channels: { flow: ['email'] }, email: 'lin@example.edu' });
    smtp.answers.set(command, answer);
    await tell();
    expect(await deliveries()).toMatchObject([{ state, tries: 1 }]);
    smtp.answers.clear();
    await server.db
      .updateTable('atrium.message_delivery')
      .set({ due_at: new Date(0) })
      .execute();
    await deliver();
    // Of what may have arrived nobody sends another one.
    expect(smtp.letters).toHaveLength(state === 'waiting' ? 1 : 0);
  });

  test('is not begun again after a process that died over it', async () => {
    await want('student', { quiet: hoursAroundNow() });
    await tell();
    await server.db
      .updateTable('atrium.message_delivery')
      .set({ state: 'sending', due_at: new Date(0) })
      .execute();
    expect(await deliverDue({ platform: server.platform, log })).toBe(0);
    expect(chat.desk.told).toEqual([]);
    await server.db.updateTable('atrium.message_delivery').set({ state: 'failed' }).execute();
  });

  test('stays 90 days once it was read, and a year otherwise', async () => {
    const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);
    const added = (id: string, created: number, read: number | null) => ({
      ...{ id, user_id: 'u-student', kind: 'system' as const, link: null, key: null },
      ...{ title: '{"zhCN":"","enUS":""}', content: '{"zhCN":"","enUS":""}' },
      ...{ created_at: ago(created), read_at: read === null ? null : ago(read) },
    });
    await server.db
      .insertInto('atrium.message')
      .values([
        added('read long ago', 100, 91),
        added('read lately', 300, 89),
        added('old', 366, null),
        added('unread', 364, null),
      ])
      .execute();
    await tidy(server.db);
    const { list } = await call('student', 'list');
    expect((list as Message[]).map(({ id }) => id)).toEqual(['read lately', 'unread']);
  });
});
