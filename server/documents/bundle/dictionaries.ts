import type { Kysely } from 'kysely';
import { localise } from '../../../src/schemas/text.ts';
import { AppError, inputError } from '../../errors/AppError.ts';
import type { DocumentReading, DocumentWork } from '../services.ts';
import type { Database } from '../../db/database.ts';
import { readDictionaries } from '../../organisation/choices.ts';
import type { Bundle } from './schema.ts';

type BundledDictionary = NonNullable<Bundle['dictionaries']>[number];

/** Dictionaries as a bundle carries them; those that there are not are left out. */
export async function bundledDictionaries(
  db: Kysely<Database>,
  codes: ReadonlySet<string>,
): Promise<BundledDictionary[]> {
  if (codes.size === 0) return [];
  const heads = await db
    .selectFrom('atrium.dictionary')
    .select(['code', 'name'])
    .where('code', 'in', [...codes])
    .orderBy('code')
    .execute();
  const items = await readDictionaries(db, [...codes]);
  return heads.map(({ code, name }) => ({
    code,
    name,
    items: (items.get(code) ?? []).map(({ value, label, tone, parent }) => ({
      value,
      label,
      ...(tone !== null && { tone }),
      ...(parent !== null && { parent }),
    })),
  }));
}

/** A dictionary of a bundle, and whether it came in or was there. */
export interface ArrivedDictionary {
  readonly kind: 'dictionary';
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** Adds the dictionaries that are not there. One that is there is the installation's own and stays as it is. */
export async function addDictionaries(
  ctx: DocumentWork,
  dictionaries: readonly BundledDictionary[],
  dryRun: boolean,
): Promise<readonly ArrivedDictionary[]> {
  const arrived: ArrivedDictionary[] = [];
  const here = dryRun ? await codesHere(ctx.db, dictionaries) : undefined;
  // In one order, so that two imports wait for each other.
  for (const dictionary of dictionaries.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const { code, name } = dictionary;
    const isNew = here === undefined ? await addDictionary(ctx.db, dictionary) : !here.has(code);
    if (isNew && !dryRun) ctx.audit({ resource: `dictionary/${code}`, after: { name } });
    arrived.push({ kind: 'dictionary', id: code, name: localise(name, ctx.locale), isNew });
  }
  return arrived;
}

/** Dictionaries are everybody's: only administrators add some. @throws AppError RIGHT_TO_USE for one that is not there */
export async function refuseNewDictionaries(
  ctx: DocumentReading,
  dictionaries: readonly BundledDictionary[],
): Promise<void> {
  const here = await codesHere(ctx.db, dictionaries);
  const errors = dictionaries.flatMap(({ code }, index) =>
    here.has(code) ? [] : [inputError(`bundle.dictionaries.${String(index)}.code`, 'NOT_FOUND')],
  );
  if (errors.length > 0) throw new AppError('RIGHT_TO_USE', { errors });
}

/** The codes of those of some dictionaries that there are. */
async function codesHere(
  db: Kysely<Database>,
  dictionaries: readonly BundledDictionary[],
): Promise<ReadonlySet<string>> {
  if (dictionaries.length === 0) return new Set();
  const rows = await db
    .selectFrom('atrium.dictionary')
    .select('code')
    .where(
      'code',
      'in',
      dictionaries.map(({ code }) => code),
    )
    .execute();
  return new Set(rows.map(({ code }) => code));
}

async function addDictionary(
  db: Kysely<Database>,
  { code, name, items }: BundledDictionary,
): Promise<boolean> {
  const added = await db
    .insertInto('atrium.dictionary')
    .values({ code, name: JSON.stringify(name) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const rows = items.map(({ value, label, tone = '', parent = null }, sort) => ({
    dictionary: code,
    value,
    label_zh: label.zhCN,
    label_en: label.enUS,
    color: tone,
    parent,
    sort,
  }));
  if (rows.length > 0) {
    const insert = db.insertInto('atrium.dictionary_item').values(rows);
    await insert.onConflict((conflict) => conflict.columns(['dictionary', 'value']).doNothing()).execute();
  }
  return true;
}
