import { sql } from 'kysely';
import { visibleMenus, type VisibleMenu } from '../../../src/documents/system/menus.ts';
import type { DesignGrant } from '../../../src/schemas/designRight.ts';
import { ALL_SYSTEMS } from '../../../src/schemas/designRight.ts';
import type { SystemDocument } from '../../../src/schemas/documents/system.ts';
import type { LocalText, Text } from '../../../src/schemas/text.ts';
import type { AccessContext } from '../../call/definition.ts';
import { hasDesignRight } from '../../documents/designPolicy.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { actorFor, granteesOf, inRole } from '../../session/actor.ts';
import type { Actor } from '../../session/actor.ts';
import { findActiveUser } from '../../session/repository.ts';
import { type FormVerdict, judgeForm } from './formVerdict.ts';
import type { Explain } from './schema.ts';

/** Whether a role sees a menu, and what it may do there. */
interface MenuVerdict {
  readonly may: boolean;
  /** Out of sight by its own looks or condition, which takes no right away. */
  readonly hidden: boolean;
  readonly actions: '*' | readonly string[];
}

/** Whether a role has a design right over a system, and by which of its entries. */
interface DesignVerdict {
  readonly may: boolean;
  readonly designs: readonly DesignGrant[];
}

/** What one role of the person comes to. */
type RoleVerdict = {
  readonly role: string;
  readonly name: LocalText;
  readonly isAdmin: boolean;
} & (FormVerdict | MenuVerdict | DesignVerdict);

/** Why somebody may do something, or may not: role by role, since the one that somebody is logged in with counts. */
export interface Explanation {
  readonly may: boolean;
  readonly user: { readonly id: string; readonly name: string; readonly loginName: string };
  /** Whether the account may log in at all. */
  readonly active: boolean;
  readonly roles: readonly RoleVerdict[];
  /** What the systems are called that the reasons name, by id. */
  readonly systems: Readonly<Record<string, Text>>;
}

type Asking = AccessContext & { readonly param: Explain };

/** The reasons of one role. */
type Judge = (actor: Actor) => Promise<FormVerdict | MenuVerdict | DesignVerdict>;

/**
 * Explains what somebody may do, by the functions that decide when they do it.
 * @throws AppError NOT_FOUND without such an account, form, system or menu; INPUT_INVALID for half a question
 */
export async function explain(ctx: Asking): Promise<Explanation> {
  const { db, platform, param } = ctx;
  const judge = await judgeOf(ctx);
  const account = await db
    .selectFrom('atrium.user_account')
    .select(['id', 'real_name as name', 'login_name as loginName'])
    .where('id', '=', param.user)
    .executeTakeFirst();
  if (account === undefined) throw new AppError('NOT_FOUND');
  const user = await findActiveUser(db, account.id);
  const person = user && actorFor(user, platform.project.schoolId);
  const roles: RoleVerdict[] = [];
  for (const { groupid, name, isAdmin } of person?.roles ?? []) {
    const actor = person && inRole(person, groupid);
    if (actor) roles.push({ role: groupid, name, isAdmin, ...(await judge(actor)) });
  }
  const may = roles.some((each) => each.may);
  return { may, user: account, active: user !== undefined, roles, systems: await systemTitles(db, roles) };
}

async function systemTitles(
  db: AccessContext['db'],
  roles: readonly RoleVerdict[],
): Promise<Explanation['systems']> {
  const named = roles.flatMap((role): readonly { readonly system: string }[] =>
    'ways' in role ? role.ways : 'designs' in role ? role.designs : [],
  );
  const ids = [...new Set(named.map(({ system }) => system))];
  if (ids.length === 0) return {};
  const { rows } = await sql<{ id: string; title: Text }>`
    select id, coalesce(schema->'title', schema->'name') as title from atrium.resource
    where kind = 'system' and id = any(${ids}::text[])`.execute(db);
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
}

async function judgeOf(ctx: Asking): Promise<Judge> {
  const { param, platform, db } = ctx;
  const { form, action, record, field, system, menu, right } = param;
  if (form !== undefined) {
    if (action === undefined) throw invalidInput(inputError('action', 'REQUIRED'));
    const published = await platform.documents.find(db, 'form', form);
    if (published === undefined) throw new AppError('NOT_FOUND');
    return (actor) => judgeForm({ ...ctx, actor }, { published, action, record, field });
  }
  if (system === undefined) throw invalidInput(inputError('form', 'REQUIRED'));
  if (right !== undefined) return (actor) => Promise.resolve(judgeDesign(actor, right, system));
  if (menu === undefined) throw invalidInput(inputError('menu', 'REQUIRED'));
  const published = await platform.documents.find(db, 'system', system);
  const found = published && menuAt(published.document, menu);
  if (published === undefined || found === undefined) throw new AppError('NOT_FOUND');
  return (actor) => Promise.resolve(judgeMenu(published.document, found, granteesOf(actor)));
}

function judgeDesign(actor: Actor, right: NonNullable<Explain['right']>, system: string): DesignVerdict {
  const designs = actor.designs.filter((each) => each.system === system || each.system === ALL_SYSTEMS);
  return { may: hasDesignRight(actor, right, system), designs };
}

type Menu = SystemDocument['menus'][number];

function menuAt({ menus }: SystemDocument, [first, ...rest]: readonly number[]): Menu | undefined {
  let at = first === undefined ? undefined : menus[first - 1];
  for (const position of rest) at = at?.children?.[position - 1];
  return at;
}

function judgeMenu(document: SystemDocument, menu: Menu, grantees: readonly string[]): MenuVerdict {
  const find = (visible: readonly VisibleMenu[]): VisibleMenu | undefined => {
    for (const each of visible) {
      const found = each.menu === menu ? each : find(each.children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found = find(visibleMenus(document.menus, grantees, document.public ?? false));
  const isGroup = menu.children !== undefined && menu.children.length > 0;
  return {
    may: found !== undefined && (found.opens || isGroup),
    hidden: menu.hidden === true || menu.showCondition !== undefined,
    actions: found === undefined ? [] : found.isLimited ? found.actionMights : '*',
  };
}

/** Names of roles, and how many active people have each. */
export async function rolesWithPeople(
  ctx: Pick<AccessContext, 'db'>,
  ids: readonly string[],
): Promise<
  readonly {
    readonly id: string;
    readonly name: LocalText;
    readonly isAdmin: boolean;
    readonly people: number;
  }[]
> {
  const { rows } = await sql<{ id: string; name: LocalText; isAdmin: boolean; people: number }>`
    select r.groupid as id, r.name, r.is_admin as "isAdmin",
      (select count(*) from atrium.user_role m join atrium.user_account u on u.id = m.user_id and u.status = 'active'
        where m.groupid = r.groupid) as people
    from atrium.role r where r.groupid = any(${ids}::text[]) order by r.sort, r.groupid`.execute(ctx.db);
  return rows;
}
