import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { seedPeople } from './people.ts';
import { publishForm } from './pupils.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

/** A server with people and one published form. */
export const startFormServer = (form: FormDocument): Promise<TestServer> =>
  startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, form);
    },
  });
