import type { ServerConfig } from '../../server/config/config.ts';
import { installProductDocuments } from '../../server/productDocuments/install.ts';
import type { ApiAnswer, ApiClient } from './apiClient.ts';
import { seedPeople } from './people.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

/** A record of one of the back office's modules. */
export interface Entry {
  id: string;
  revision: number;
  [code: string]: unknown;
}

/** A server with the back office and a few people. Close it in `afterAll`. */
export const startBackOffice = (config: Partial<ServerConfig> = {}): Promise<TestServer> =>
  startTestServer({
    config,
    seed: async (platform) => {
      await seedPeople(platform);
      await installProductDocuments(platform.db);
    },
  });

/** Calls an action of a module of the back office, such as `user`. */
export const callOffice = (
  client: ApiClient,
  module: string,
  action: string,
  param: object,
): Promise<ApiAnswer> => client.call('interface', `/rest/http/platform-${module}/${action}.htm`, param);
