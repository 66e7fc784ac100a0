import { sql } from 'kysely';
import { expect } from 'vitest';
import type { FiguredPlan } from '../../src/schemas/wire/plan.ts';
import type { ApiAnswer, ApiClient } from './apiClient.ts';
import type { TestServer } from './server.ts';

/** A field as tests write it; a line of text unless it says otherwise. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly type?: string;
  readonly [member: string]: unknown;
}

const actions = ['list', 'detail', 'add', 'update', 'remove', 'count', 'aggregate', 'exportRows'];
const form = (
  id: string,
  told: readonly string[] | undefined,
  fields: readonly Field[],
  storage: object | undefined,
) => ({
  kind: 'form',
  schemaVersion: 1,
  id,
  name: '报修',
  fields: fields.map((field) => ({ type: 'input', title: { zhCN: '字段', enUS: 'Field' }, ...field })),
  ...(storage && { storage }),
  grants: [
    { roles: ['administrator'], actions, read: '*', write: '*' },
    ...(told === undefined ? [] : [{ roles: ['counsellor'], actions, read: told }]),
  ],
});

/** A form that is saved and published again and again, with its records. */
export class FormSubject {
  private revision: number | undefined;
  private readonly admin: ApiClient;
  readonly id: string;
  /** The codes that teachers may read, from the next save on. */
  told: readonly string[] | undefined;

  constructor(admin: ApiClient, id: string) {
    this.admin = admin;
    this.id = id;
  }

  /** A published form with records. */
  static async make(
    admin: ApiClient,
    id: string,
    fields: readonly Field[],
    records: readonly object[] = [],
    storage?: object,
  ): Promise<FormSubject> {
    const made = new FormSubject(admin, id);
    await made.save(fields, storage);
    expect(await made.publish()).toMatchObject({ msgState: 1 });
    await made.add(records);
    return made;
  }

  get at() {
    return { kind: 'form', id: this.id };
  }

  /** A call about the form as a document. */
  readonly send = (action: string, more: object = {}): Promise<ApiAnswer> =>
    this.admin.call('manager', `/resource/${action}.do`, { ...this.at, ...more });

  /** A call about its records. */
  readonly call = (action: string, param: object = {}): Promise<ApiAnswer> =>
    this.admin.call('interface', `/rest/http/${this.id}/${action}.htm`, param);

  async save(fields: readonly Field[], storage?: object): Promise<void> {
    const schema = form(this.id, this.told, fields, storage);
    const answer = await this.send('save', { name: '报修', schema, revision: this.revision });
    expect(answer).toMatchObject({ msgState: 1 });
    this.revision = (answer.result as { revision: number }).revision;
  }

  readonly publish = (more: object = {}): Promise<ApiAnswer> =>
    this.send('publish', { revision: this.revision, ...more });

  /** Publishes whatever is lost by it. */
  async publishAccepted(): Promise<void> {
    const { hash } = await this.plan();
    expect(await this.publish({ accept: hash })).toMatchObject({ msgState: 1 });
  }

  async plan(at: object = {}): Promise<FiguredPlan> {
    return (await this.send('plan', at)).result as FiguredPlan;
  }

  async add(records: readonly object[]): Promise<void> {
    for (const data of records) expect(await this.call('add', { data })).toMatchObject({ msgState: 1 });
  }

  /** The values of a field, the first record's first. */
  async values(code: string): Promise<readonly unknown[]> {
    const { list } = await this.call('list', { limit: 100, sort: [{ field: 'createdAt', order: 'asc' }] });
    return (list as Record<string, unknown>[]).map(({ [code]: value }) => value);
  }

  /** What the bin has of it, the latest first. */
  async binned(): Promise<readonly { id: string }[]> {
    const { list } = await this.admin.call('manager', '/trash/list.do', {});
    return (list as { id: string; document: string }[]).filter(({ document }) => document === this.id);
  }

  /** Takes something back out of the bin, and goes on with the draft as it is then. */
  async restore(entry: { readonly id: string } | undefined): Promise<ApiAnswer> {
    const answer = await this.admin.call('manager', '/trash/restore.do', { id: entry?.id });
    if (answer.msgState === 1) this.revision = (answer.result as { revision: number }).revision;
    return answer;
  }
}

/** The columns of a form's table behind those that every table has, by name. */
export async function columnsOf({ db }: TestServer, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${`data."${table}"`}::regclass and attnum > 6 and not attisdropped order by attname`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Records with a text in field `a`. */
export const texts = (count: number, at: (index: number) => string): readonly { a: string }[] =>
  Array.from({ length: count }, (_, index) => ({ a: at(index) }));
