import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { isRecord } from '../envelope/envelope.ts';
import type { RecordServices } from './services.ts';
import { seal, unseal } from '../security/vault.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { shapeOf } from './formModules.ts';
import { columnOf, recordsOf } from './identifier.ts';
import { isSealed, sealedSecret } from './secrets.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { storesOtherwise } from './moduleRules.ts';

/** Records that are looked at, and sealed, at once. */
const BATCH = 500;

/** Milliseconds after a publication in which a call may still write by the form that was before. */
const UNDER_WAY = 10 * 60_000;

/** Of the versions of forms whose records hold no bare secret. It is sealed itself: another key opens none of them. */
const SETTING = 'sealed-secrets';

type Versions = Readonly<Record<string, unknown>>;

/**
 * Seals the values of secret fields that were kept bare: from before there was sealing, or before the field became a
 * secret. A batch is one statement, which passes over what was written meanwhile; the next round goes on where one was
 * ended. Nothing of a record changes for anybody, its revision neither.
 */
export async function sealKept(platform: RecordServices, log: Pick<Logger, 'info' | 'error'>): Promise<void> {
  const { db, documents } = platform;
  let done = await readDone(platform);
  if (done === undefined) {
    log.error('secret fields were sealed with another key: none of them is touched');
    return;
  }
  for (const { id, version, publishedAt, document } of await documents.listLast(db, 'form')) {
    if (done[id] === version || storesOtherwise(platform, id)) continue;
    const shape = shapeOf(document, platform);
    const fields = shape.fields.filter(({ secret }) => secret === true);
    if (fields.length === 0) continue;
    const isSettled = Date.now() - publishedAt.getTime() > UNDER_WAY;
    let sealed = 0;
    for (const field of fields) sealed += await sealField(platform, shape, field);
    if (sealed > 0) log.info({ module: id, sealed }, 'bare values of secret fields were sealed');
    if (!isSettled) continue;
    done = { ...done, [id]: version };
    await writeDone(platform, done);
  }
}

/** Seals what is bare in a field, record after record. @returns number of values */
async function sealField(platform: RecordServices, shape: ModuleShape, field: ModuleField): Promise<number> {
  const { db } = platform;
  const column = columnOf(field);
  let sealed = 0;
  let after: string | undefined = '';
  while (after !== undefined) {
    const { rows } = await sql<{ id: string; kept: string }>`
      select r.id, ${column} as kept from ${recordsOf(shape)}
      where ${column} is not null and r.id > ${after} order by r.id limit ${BATCH}`.execute(db);
    const bare = rows.flatMap(({ id, kept }) =>
      isSealed(platform, { shape, id, field }, kept)
        ? []
        : [{ id, kept, sealed: sealedSecret(platform, { shape, id, field }, kept) }],
    );
    if (bare.length > 0) {
      const { numAffectedRows = 0n } = await sql`
        update ${recordsOf(shape)} set ${sql.id(field.column)} = s.sealed
        from jsonb_to_recordset(${JSON.stringify(bare)}::jsonb) as s(id text, kept text, sealed text)
        where r.id = s.id and ${column} = s.kept`.execute(db);
      sealed += Number(numAffectedRows);
    }
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    await setImmediate();
  }
  return sealed;
}

/** The versions that are done; undefined where they were noted with another key. */
async function readDone({ db, secrets }: RecordServices): Promise<Versions | undefined> {
  const kept = await readSetting(db, SETTING);
  if (typeof kept !== 'string') return {};
  try {
    const read: unknown = JSON.parse(unseal(secrets.vaultKey, Buffer.from(kept, 'base64'), SETTING));
    return isRecord(read) ? read : {};
  } catch {
    return undefined;
  }
}

const writeDone = ({ db, secrets }: RecordServices, done: Versions): Promise<void> =>
  writeSetting(db, SETTING, seal(secrets.vaultKey, JSON.stringify(done), SETTING).toString('base64'));
