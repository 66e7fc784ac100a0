import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { saveResource } from '../../server/documents/drafts.ts';
import { publishResource } from '../../server/documents/publishing.ts';
import { recordTables } from '../../server/records/recordTables.ts';
import type { Platform } from '../../server/platform/platform.ts';
import type { AppDocument, AtriumDocument, SystemDocument } from '../../src/schemas/documents/index.ts';
import type { Menu } from '../../src/schemas/documents/system.ts';

// What is behind no menu is nobody's to call but an administrator's, so tests of modules have systems that lead there.

/** A system with one menu, which some roles may open and which names no actions. */
export function entrance(
  id: string,
  roles: readonly string[],
  app: NonNullable<Menu['app']>,
): SystemDocument {
  return {
    kind: 'system',
    schemaVersion: 1,
    id,
    name: id,
    group: { zhCN: '入口', enUS: 'Entrances' },
    menus: [{ name: id, app, grants: roles.map((role) => ({ role })) }],
  };
}

/** A page that calls configured interfaces of the module `teaching`, and a menu to it for teachers and students. */
export async function seedTeachingPage({ db }: Platform): Promise<void> {
  const page: AppDocument = {
    kind: 'app',
    schemaVersion: 1,
    id: 'teaching',
    name: '教学',
    sources: { courses: { call: 'teaching/courses' }, overview: { call: 'teaching/overview' } },
    body: [
      {
        type: 'button',
        id: 'open',
        props: { text: '开课' },
        on: { click: [{ do: 'call', call: 'teaching/open' }] },
      },
    ],
  };
  const system = entrance('teaching', ['counsellor', 'student'], { kind: 'app', id: 'teaching' });
  await db.transaction().execute(async (trx) => {
    await publishDocument(trx, page);
    await publishDocument(trx, system);
  });
}

/** Saves a document and publishes it, whether it was there before or not. */
export async function publishDocument(trx: Kysely<Database>, document: AtriumDocument): Promise<void> {
  const { kind, id, name } = document;
  const before = await trx
    .selectFrom('atrium.resource')
    .select('revision')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const at = { kind, id, actor: 'system' };
  const { revision } = await saveResource(trx, { ...at, name, schema: document, ...before });
  await publishResource({ db: trx, publicationEffects: recordTables() }, { ...at, revision });
}
