import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { describeScripts } from '../chatApps/scripts.ts';
import { services } from '../../src/schemas/wire/project.ts';
import type { Project, Service } from '../../src/schemas/wire/project.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { isRecord } from '../envelope/envelope.ts';
import { readSetting } from '../db/settings.ts';

/** School of this deployment, and the project id where none is set. */
const SCHOOL_ID = 478;
const PROJECT_ID = '100000000';

/** Default base address of each service: all of one origin. */
function defaultAddress(service: Service): string {
  return service === 'file' ? '/files' : `/api/${service}`;
}

/**
 * The deployment's own app key. It is an identifier, not a secret, made at first boot; of servers that start at once
 * the first one's stays.
 */
async function settleAppKey(db: Kysely<Database>): Promise<string> {
  const name = 'portal';
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('atrium.app_key')
      .values({ key: `atrium-${randomBytes(9).toString('hex')}`, name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await trx
      .selectFrom('atrium.app_key')
      .select('key')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.key;
  });
}

function textMember(setting: Record<string, unknown>, name: string, otherwise: string): string {
  const value = setting[name];
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

/**
 * What `GET /config.json` answers. The setting `project` may name the deployment and point services at other hosts.
 */
export async function loadProject(config: ServerConfig, db: Kysely<Database>): Promise<Project> {
  const stored = await readSetting(db, 'project');
  const setting = isRecord(stored) ? stored : {};
  const addresses = isRecord(setting.services) ? setting.services : {};
  const name = textMember(setting, 'name', 'Atrium');
  const chatApps = describeScripts(config.chatApps);
  return {
    name,
    alias: textMember(setting, 'alias', name),
    customId: textMember(setting, 'customId', 'atrium'),
    domain: new URL(config.publicUrl).host,
    projectId: textMember(setting, 'projectId', PROJECT_ID),
    schoolId: SCHOOL_ID,
    appKey: await settleAppKey(db),
    services: Object.fromEntries(
      services.map((service) => [service, textMember(addresses, service, defaultAddress(service))]),
    ) as Record<Service, string>,
    ...(config.embedRecogniser !== undefined && { recogniser: true as const }),
    ...(setting.isRoleInUserInfo === true && { isRoleInUserInfo: true }),
    ...(config.mapTiles === undefined ? {} : { map: config.mapTiles }),
    ...(chatApps === undefined ? {} : { chatApps }),
  };
}
