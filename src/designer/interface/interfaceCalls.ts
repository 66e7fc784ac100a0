import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { InterfaceDefinition, InterfaceTry, StoredInterface } from '../../schemas/wire/interface.ts';
import type { LocalText } from '../../schemas/text.ts';

/** Which interface. */
export interface InterfaceKey {
  readonly moduleCode: string;
  readonly interfaceUrl: string;
}

/** An interface that calls another. */
interface InterfaceCaller extends InterfaceKey {
  readonly name: string;
}

/** What definitions name: registered databases, credentials, origins that may be called, roles. */
export interface Lookups {
  readonly databases: readonly {
    readonly id: string;
    readonly name: string;
    readonly writable: boolean;
    readonly state: 'active' | 'disabled';
  }[];
  readonly credentials: readonly {
    readonly id: string;
    readonly name: string;
    readonly moduleCode: string;
    readonly origin: string;
  }[];
  readonly origins: readonly string[];
  readonly roles: readonly { readonly value: string; readonly label: LocalText | string }[];
}

/** Everything that a definition can name. @throws ApiError */
export async function fetchLookups(client: ApiClient, signal: AbortSignal): Promise<Lookups> {
  const [databases, credentials, origins, roles] = await Promise.all([
    client.list<Lookups['databases'][number]>('manager', '/database/list.do', {}, { signal }),
    client.list<Lookups['credentials'][number]>('manager', '/credential/list.do', {}, { signal }),
    client.list<{ origin: string }>(
      'interface',
      '/rest/http/platform_general/getInterfaceOrigins.htm',
      {},
      { signal },
    ),
    client.list<Lookups['roles'][number]>(
      'interface',
      '/component/getSelectorData.htm',
      { source: 'role', limit: -1 },
      { signal },
    ),
  ]);
  return {
    databases: databases.list,
    credentials: credentials.list,
    origins: origins.list.map(({ origin }) => origin),
    roles: roles.list,
  };
}

/** A page or another document that calls an interface. */
interface NamedPage {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** Who can no longer do what they did, since an interface is published otherwise, or not any more. */
export interface Affected {
  readonly why: 'brokenCallers' | 'leftPages';
  /** Each with its address, below which the editor opens it where it is an interface. */
  readonly users: readonly { readonly id: string; readonly name: string }[];
}

/** @throws ApiError */
export const fetchInterface = (
  client: ApiClient,
  key: InterfaceKey,
  signal?: AbortSignal,
): Promise<StoredInterface> =>
  client.result('manager', '/interface/get.do', key, signal === undefined ? {} : { signal });

/** @throws ApiError */
export const saveInterface = (
  client: ApiClient,
  definition: InterfaceDefinition,
  revision: number | undefined,
): Promise<{ revision: number; publishedVersion: number | null }> =>
  client.result('manager', '/interface/save.do', { definition, ...(revision !== undefined && { revision }) });

interface Published {
  readonly version: number;
  readonly broken: readonly InterfaceCaller[];
}

/** @throws ApiError */
export const publishInterface = async (
  client: ApiClient,
  key: InterfaceKey,
  revision: number,
): Promise<{ version: number; affected: Affected }> => {
  const { version, broken } = await client.result<Published>('manager', '/interface/publish.do', {
    ...key,
    revision,
  });
  const users = broken.map(({ moduleCode, interfaceUrl, name }) => ({
    id: `${moduleCode}/${interfaceUrl}`,
    name,
  }));
  return { version, affected: { why: 'brokenCallers', users } };
};

/** Takes it from its callers. @returns with the published pages that still call it @throws ApiError */
export const unpublishInterface = async (
  client: ApiClient,
  key: InterfaceKey,
  revision: number,
): Promise<Affected> => {
  const { list } = await client.list<NamedPage>('manager', '/interface/unpublish.do', { ...key, revision });
  return { why: 'leftPages', users: list.map(({ kind, id, name }) => ({ id: `${kind}/${id}`, name })) };
};

/** Removes it. @throws ApiError */
export async function removeInterface(client: ApiClient, key: InterfaceKey, revision: number): Promise<void> {
  await client.call('manager', '/interface/remove.do', { ...key, revision });
}

/**
 * What a definition comes to, saved or not. One that has no name or address yet is tried under another: neither changes it.
 * @throws ApiError
 */
export const tryInterface = (
  client: ApiClient,
  definition: InterfaceDefinition,
  inputs: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<InterfaceTry> =>
  client.result(
    'manager',
    '/interface/test.do',
    {
      definition: {
        ...definition,
        name: definition.name || 'try',
        moduleCode: definition.moduleCode || 'try',
        interfaceUrl: definition.interfaceUrl || 'try',
      },
      inputs,
    },
    { signal },
  );
