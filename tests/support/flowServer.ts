import { hashPassword } from '../../server/security/password.ts';
import { keptFields } from '../../server/flow/keptFields.ts';
import type { Platform } from '../../server/platform/platform.ts';
import type { FlowDocument, FormDocument } from '../../src/schemas/documents/index.ts';
import type { FlowDetail } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowInstance, FlowTask } from '../../src/schemas/wire/flowInstance.ts';
import type { FlowRow, FlowScope } from '../../src/schemas/wire/flowLists.ts';
import { type ApiAnswer, type ApiClient, DEMO_PASSWORD, md5 } from './apiClient.ts';
import { flowOf } from '../flows/trial.ts';
import { publishDocument } from './entrances.ts';
import { seedPeople } from './people.ts';
import { publishForm } from './pupils.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

// People who start, approve and manage, as the scenarios of the core have them, and the form that their flows are about.

export const trialForm: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'trial',
  name: '试用单',
  fields: [
    { type: 'number', id: 'amount', name: 'amount', title: { zhCN: '金额', enUS: 'Amount' } },
    { type: 'input', id: 'note', name: 'note', title: { zhCN: '说明', enUS: 'Note' } },
    { type: 'input', id: 'secret', name: 'secret', title: { zhCN: '内部意见', enUS: 'Internal' } },
    {
      type: 'sub-table',
      id: 'items',
      name: 'items',
      title: { zhCN: '明细', enUS: 'Items' },
      children: [
        { type: 'input', id: 'items-what', name: 'what', title: { zhCN: '事项', enUS: 'What' } },
        { type: 'number', id: 'items-cost', name: 'cost', title: { zhCN: '成本', enUS: 'Cost' } },
      ],
    },
    { type: 'input', id: 'standing', name: 'standing', title: { zhCN: '状态', enUS: 'State' } },
  ],
  grants: [
    { roles: ['starter'], actions: ['list', 'detail', 'add', 'update', 'remove'], read: '*', write: '*' },
    {
      roles: ['administrator'],
      actions: ['list', 'detail', 'update', 'remove', 'importRows'],
      read: '*',
      write: '*',
    },
  ],
};

export const STARTERS = ['s', 't'];
export const OTHERS = ['a', 'b', 'c', 'd', 'e', 'm'];

/** Seeds the people of the scenarios, their form and some flows over it. */
export async function seedTrial(platform: Platform, flows: readonly FlowDocument[]): Promise<void> {
  await seedPeople(platform);
  const { db, secrets } = platform;
  const role = (groupid: string, sort: number) => ({
    groupid,
    name: JSON.stringify({ zhCN: groupid, enUS: groupid }),
    is_admin: false,
    sort,
  });
  await db
    .insertInto('atrium.role')
    .values([role('starter', 10), role('staff', 11)])
    .execute();
  const hash = await hashPassword(md5(DEMO_PASSWORD), secrets.pepper);
  const people = [...STARTERS, ...OTHERS];
  await db
    .insertInto('atrium.user_account')
    .values([
      ...people.map((id) => ({ id, login_name: id, password_hash: hash, real_name: id, is_demo: true })),
      {
        id: 'x',
        login_name: 'x',
        password_hash: hash,
        real_name: 'x',
        is_demo: true,
        status: 'disabled' as const,
      },
    ])
    .execute();
  await db
    .insertInto('atrium.user_role')
    .values([
      ...STARTERS.map((user_id) => ({ user_id, groupid: 'starter', sort: 0 })),
      ...OTHERS.map((user_id) => ({ user_id, groupid: 'staff', sort: 0 })),
    ])
    .execute();
  await publishForm(platform, trialForm);
  for (const flow of flows) {
    await publishDocument(db, flow);
    await keptFields.flow?.publish(db, flow);
  }
}

/** A server with the people of the scenarios and some published flows over `trialForm`. */
export const startFlowServer = (
  flows: readonly FlowDocument[],
  options: Omit<TestServerOptions, 'seed'> = {},
): Promise<TestServer> => startTestServer({ ...options, seed: (platform) => seedTrial(platform, flows) });

/** One person's view of the calls of flows. */
export class FlowUser {
  readonly id: string;
  readonly api: ApiClient;

  constructor(id: string, api: ApiClient) {
    this.id = id;
    this.api = api;
  }

  call(name: string, param: object): Promise<ApiAnswer> {
    return this.api.call('form', `/flow/${name}.do`, param);
  }

  async start(flowId: string, data: object = { amount: 1 }, more: object = {}): Promise<FlowInstance> {
    const answer = await this.call('start', { flowId, data, ...more });
    if (answer.msgState !== 1) throw new Error(answer.text);
    return (answer.result as { instance: FlowInstance }).instance;
  }

  async rows(scope: FlowScope, more: object = {}): Promise<readonly FlowRow[]> {
    const answer = await this.call('list', { scope, ...more });
    if (answer.msgState !== 1) throw new Error(answer.text);
    return answer.list as readonly FlowRow[];
  }

  async detail(instanceId: string): Promise<FlowDetail> {
    const answer = await this.call('detail', { instanceId });
    if (answer.msgState !== 1) throw new Error(answer.text);
    return answer.result as FlowDetail;
  }

  /** Own open task of an instance, at a node where one is named. */
  async task(instanceId: string, node?: string): Promise<FlowTask> {
    const { tasks } = await this.detail(instanceId);
    const own = tasks.find(
      (task) =>
        task.assignee.value === this.id &&
        task.state === 'running' &&
        (node === undefined || task.node === node),
    );
    if (own === undefined) throw new Error(`${this.id} has no open task of ${instanceId}`);
    return own;
  }

  /** Acts on the own open task of an instance. */
  async act(instanceId: string, action: string, more: object = {}): Promise<ApiAnswer> {
    const { id, revision } = await this.task(instanceId);
    return this.call('act', { taskId: id, revision, action, ...more });
  }
}

/** Everybody of the scenarios, logged in. */
export async function loginFlowUsers(server: TestServer): Promise<(id: string) => FlowUser> {
  const ids = [...STARTERS, ...OTHERS, 'admin'];
  const users = await Promise.all(ids.map(async (id) => new FlowUser(id, await server.login(id))));
  const byId = new Map(users.map((user) => [user.id, user]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`There is no ${id}`);
    return found;
  };
}

/** A flow of some nodes, by its id. */
export const flowNamed = (id: string, ...[nodes, settings]: Parameters<typeof flowOf>): FlowDocument => ({
  ...flowOf(nodes, settings),
  id,
});
