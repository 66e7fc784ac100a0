import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { PERSON } from '../../records/askedOfPeople.ts';
import { roleAuthority } from '../../records/Authority.ts';
import { shapeOf, underAuthority } from '../../records/formModules.ts';
import { recordsOf } from '../../records/identifier.ts';
import { recordVerdicts } from '../../records/recordVerdicts.ts';
import { reachableRecords } from '../../records/rowScope.ts';
import { actorFor, inRole } from '../../session/actor.ts';
import { findActiveUser } from '../../session/repository.ts';
import { rolesWithPeople } from './explaining.ts';
import { peopleOf } from './peopleOf.ts';
import { openForRole, type Opened, publishedForm, type RecordAction, recordActions } from './whoMay.ts';
import type { WhoMay } from './schema.ts';

/** Somebody who may do something with the record. */
type PersonMay = { readonly id: string; readonly name: string; readonly loginName: string } & Readonly<
  Record<RecordAction, boolean>
>;

/** A page of them. */
export interface PeopleMay {
  readonly people: readonly PersonMay[];
  /** All who may; absent where they are worked out one after the other. */
  readonly total?: number;
  /** How many people of the role were looked at for this page, and how many have it. */
  readonly looked: number;
  readonly of: number;
}

type Reading = Omit<AccessContext, 'param'>;
type Modules = Readonly<Partial<Record<RecordAction, Opened>>>;
type Page = Required<Pick<WhoMay, 'offset' | 'limit'>>;

/**
 * The people of a role who may do something with a record. Where a rule cannot be asked of all at once, a page is of those
 * who are looked at.
 * @throws AppError NOT_FOUND without the form, the record or the role
 */
export async function peopleWhoMay(
  ctx: Reading,
  { form, record, role, offset = 0, limit = 50 }: WhoMay & { readonly role: string },
): Promise<PeopleMay> {
  const published = await publishedForm(ctx, form);
  const [known] = await rolesWithPeople(ctx, [role]);
  if (known === undefined) throw new AppError('NOT_FOUND');
  const modules: Partial<Record<RecordAction, Opened>> = {};
  for (const action of recordActions) {
    const opened = await openForRole(ctx, published, { role, isAdmin: known.isAdmin, action });
    if (opened) modules[action] = opened;
  }
  const shape = shapeOf(published.document, ctx.platform);
  if ((await recordVerdicts(ctx.db, shape, record, [])) === undefined) throw new AppError('NOT_FOUND');
  const page = { offset, limit };
  const isEach = Object.values(modules).some(({ depends }) => depends === 'each');
  const found = isEach ? await oneByOne() : await atOnce(ctx, modules, { record, role, page });
  return { ...found, of: known.people };

  async function oneByOne(): Promise<Omit<PeopleMay, 'of'>> {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(`${PERSON}.id`)} as id from ${peopleOf(role)}
      order by ${sql.ref(`${PERSON}.login_name`)} limit ${limit} offset ${offset}`.execute(ctx.db);
    const asked: RawBuilder<boolean>[] = [];
    const told: { person: Omit<PersonMay, RecordAction>; at: Partial<Record<RecordAction, number>> }[] = [];
    for (const { id } of rows) {
      const user = await findActiveUser(ctx.db, id);
      const actor = user && inRole(actorFor(user, ctx.platform.project.schoolId), role);
      if (actor === undefined) continue;
      const at: Partial<Record<RecordAction, number>> = {};
      for (const action of recordActions) {
        const authority = await roleAuthority({ ...ctx, actor }, published.document, action);
        if (authority === undefined) continue;
        const module = underAuthority(ctx.platform, published, authority);
        at[action] = asked.push(reachableRecords(module, ctx.log)) - 1;
      }
      told.push({ person: { id, name: actor.realName, loginName: actor.userName }, at });
    }
    const answers = (await recordVerdicts(ctx.db, shape, record, asked)) ?? [];
    const holds = (at: number | undefined): boolean => at !== undefined && answers[at] === true;
    const people = told
      .map(({ person, at: { detail, update, remove } }) => ({
        ...person,
        ...{ detail: holds(detail), update: holds(update), remove: holds(remove) },
      }))
      .filter(({ detail, update, remove }) => detail || update || remove);
    return { people, looked: rows.length };
  }
}

/** One statement asks the rules of everybody. */
async function atOnce(
  ctx: Reading,
  modules: Modules,
  { record, role, page }: { readonly record: string; readonly role: string; readonly page: Page },
): Promise<Omit<PeopleMay, 'of'>> {
  const [first] = Object.values(modules);
  if (first === undefined) return { people: [], total: 0, looked: 0 };
  const { shape } = first.module;
  const may = (action: RecordAction): RawBuilder<unknown> => {
    const opened = modules[action];
    return opened === undefined ? sql`false` : reachableRecords(opened.module, ctx.log);
  };
  const { rows } = await sql<PersonMay & { total: number }>`
    select *, count(*) over () as total from (
      select ${sql.ref(`${PERSON}.id`)} as id, ${sql.ref(`${PERSON}.real_name`)} as name,
        ${sql.ref(`${PERSON}.login_name`)} as "loginName",
        ${may('detail')} as detail, ${may('update')} as update, ${may('remove')} as remove
      from ${recordsOf(shape)} cross join ${peopleOf(role)} where r.id = ${record}
    ) as people where detail or update or remove
    order by "loginName" limit ${page.limit} offset ${page.offset}`.execute(ctx.db);
  const people = rows.map(({ total: _, ...person }) => person);
  return { people, total: rows[0]?.total ?? 0, looked: rows.length };
}
