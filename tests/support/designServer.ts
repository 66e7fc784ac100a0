import { expect } from 'vitest';
import type { ApiAnswer, ApiClient } from './apiClient.ts';
import { send } from './bundles.ts';
import { seedPupilSystem } from './pupilSystem.ts';
import { startTestServer, type TestServer } from './server.ts';

/** What every document has. */
interface Named {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly [member: string]: unknown;
}

/** An installation with the pupils' system, and what designers do there. */
export interface DesignServer {
  readonly server: TestServer;
  readonly admin: ApiClient;
  readonly teacher: ApiClient;
  /** A call of `/resource`, by the administrator unless somebody else is named. */
  readonly send: (action: string, param: object, client?: ApiClient) => Promise<ApiAnswer>;
  /** Keeps a working document. @returns its revision */
  readonly save: (schema: Named, revision?: number) => Promise<number>;
  readonly publish: (kind: string, id: string, revision: number, more?: object) => Promise<ApiAnswer>;
  /** What the audit keeps last of a document, as `kind/id`. */
  readonly audited: (resource: string) => Promise<unknown>;
}

/** Starts it; whoever does closes `server`. */
export async function startDesignServer(): Promise<DesignServer> {
  const server = await startTestServer({ seed: seedPupilSystem });
  const [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
  const call: DesignServer['send'] = (action, param, client = admin) => send(client, action, param);
  return {
    ...{ server, admin, teacher, send: call },
    save: async (schema, revision) => {
      const { kind, id, name } = schema;
      const saved = await call('save', { kind, id, name, schema, ...(revision && { revision }) });
      expect(saved.errors ?? saved.msg).toBe('操作成功');
      return (saved.result as { revision: number }).revision;
    },
    publish: (kind, id, revision, more = {}) => call('publish', { kind, id, revision, ...more }),
    audited: async (resource) => {
      const rows = server.db.selectFrom('atrium.audit').select('after').where('resource', '=', resource);
      return (await rows.orderBy('id', 'desc').executeTakeFirst())?.after;
    },
  };
}
