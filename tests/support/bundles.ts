import { expect } from 'vitest';
import type { ApiAnswer, ApiClient } from './apiClient.ts';

// Bundles of documents, and the calls that bring them in.

export interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly schema: object;
}
/** A document, as far as its name in a bundle goes. */
export interface Schema extends Readonly<Record<string, unknown>> {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}
export interface Bundle {
  readonly documents: readonly Entry[];
  readonly interfaces?: readonly { id: string; definition: object }[];
  readonly missing: readonly object[];
}
export interface Arrived {
  readonly kind: string;
  readonly id: string;
  readonly diff?: readonly object[];
}
export interface Imported extends Record<'added' | 'changed' | 'left', readonly Arrived[]> {
  readonly ids: Record<string, string>;
  readonly revisions: Record<string, number>;
  readonly findings: readonly object[];
  readonly missing: readonly object[];
  readonly tests: readonly object[];
  readonly plans: readonly { id: string; hash: string; plan: readonly object[] }[];
}

export const send = (client: ApiClient, action: string, param: object): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${action}.do`, param);

/** The calls of one installation, whose administrator is logged in once they are made. */
export const bundleCalls = (administrator: () => ApiClient) => {
  const bring = (param: object, client = administrator()): Promise<ApiAnswer> =>
    send(client, 'import', param);
  return {
    bring,
    /** What an import came to, which was not refused. */
    brought: async (param: object): Promise<Imported> => {
      const answer = await bring(param);
      expect(answer, answer.text).toMatchObject({ msgState: 1 });
      return answer.result as Imported;
    },
    read: async (kind: string, id: string): Promise<WorkingDocument> => {
      const { result } = await send(administrator(), 'get', { kind, id, version: 'draft' });
      return result as WorkingDocument;
    },
  };
};

interface WorkingDocument {
  readonly revision: number;
  readonly schema: Record<string, unknown>;
}

export const bundleOf = (...schemas: readonly Schema[]) => ({
  ...{ format: 'atrium-bundle', formatVersion: 1 },
  documents: schemas.map((schema) => ({ kind: schema.kind, id: schema.id, name: schema.name, schema })),
});

export const field = (id: string, name: string) => ({
  type: 'input',
  id,
  name,
  title: { zhCN: name, enUS: name },
});
export const form = (id: string, ...codes: readonly string[]) => ({
  ...{ kind: 'form', schemaVersion: 2, id, name: id, titleField: codes[0] },
  fields: codes.map((code) => field(`f-${code}`, code)),
  grants: [{ id: 'g', roles: ['student'], actions: ['list', 'add'], read: '*', write: '*' }],
});

/** The documents that an answer tells of, as `kind/id`. */
export const names = (list: readonly Arrived[]): readonly string[] =>
  list.map(({ kind, id }) => `${kind}/${id}`);
