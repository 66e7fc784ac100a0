import { sql } from 'kysely';
import { type SeenMenu, seenMenus } from '../../../src/documents/system/menuActions.ts';
import { type DesignRight, designRights } from '../../../src/schemas/designRight.ts';
import type { FormDocument } from '../../../src/schemas/documents/form.ts';
import type { SystemDocument } from '../../../src/schemas/documents/system.ts';
import type { LocalText, Text } from '../../../src/schemas/text.ts';
import type { AccessContext } from '../../call/definition.ts';
import { hasDesignRight, mayDesign, mayReadDesign } from '../../documents/designPolicy.ts';
import { systemsOf } from '../../documents/systemRoles.ts';
import { AppError } from '../../errors/AppError.ts';
import { rolesWithPeople } from './explaining.ts';

/** A working document whose design the caller reads. */
interface ReadDocument {
  readonly id: string;
  readonly title: Text;
  /** Whose it is; a system its own. */
  readonly system: string | null;
  /** What the caller may do with its design. */
  readonly rights: readonly DesignRight[];
  /** Whether the caller may give the role anything there: designers only to roles of the system. */
  readonly takesRole: boolean;
}

/** One in which the role may be granted something. */
interface GrantedDocument extends ReadDocument {
  readonly revision: number;
  /** Whether users have it as it is. */
  readonly isPublished: boolean;
}

/** What a role may do, as documents are designed. */
export interface RoleRights {
  readonly role: {
    readonly id: string;
    readonly name: LocalText;
    readonly isAdmin: boolean;
    readonly people: number;
  };
  readonly systems: readonly (GrantedDocument & {
    readonly sees: boolean;
    readonly menus: readonly SeenMenu[];
  })[];
  /** The forms that name the role in a grant, each with all of its fields. */
  readonly forms: readonly (GrantedDocument & Pick<FormDocument, 'fields' | 'grants'>)[];
  /** The forms that grant it nothing, and whose rights the caller sets. */
  readonly freeForms: readonly ReadDocument[];
  readonly designs: readonly { readonly system: string; readonly rights: readonly DesignRight[] }[];
  /** Whether the caller sets what roles design. */
  readonly setsDesigns: boolean;
}

interface Row {
  readonly kind: string;
  readonly id: string;
  /** Whose it is; a system its own. */
  readonly system: string | null;
  readonly shared: boolean;
  readonly origin: 'own' | 'product';
  readonly revision: number;
  /** Whether users have it as it is, be it that somebody has taken back what was changed since. */
  readonly isPublished: boolean;
  /** Whether it is a system, or a form that names the role. */
  readonly isWhole: boolean;
  /** Of any other form its names alone. */
  readonly schema: unknown;
}

/**
 * What a role may do in the documents whose design the caller reads, and what of it the caller sets.
 * @throws AppError NOT_FOUND without such a role
 */
export async function readRoleRights(ctx: AccessContext, id: string): Promise<RoleRights> {
  const { db, actor } = ctx;
  const [role] = await rolesWithPeople(ctx, [id]);
  if (role === undefined) throw new AppError('NOT_FOUND');
  const { rows } = await sql<Row>`
    select kind, id, system, shared, origin, revision, "isPublished", "isWhole",
      case when "isWhole" then schema
        else json_build_object('name', schema->'name', 'title', schema->'title') end as schema
    from (
      select r.kind, r.id, case r.kind when 'system' then r.id else r.system end as system, r.shared, r.origin,
        r.revision, coalesce(v.revision = r.revision or v.schema::jsonb = r.schema::jsonb, false) as "isPublished",
        r.schema,
        r.kind = 'system' or jsonb_path_exists(r.schema::jsonb, 'strict $.grants[*].roles[*] ? (@ == $role)',
          jsonb_build_object('role', ${id}::text), true) as "isWhole"
      from atrium.resource r left join atrium.resource_version v
        on v.kind = r.kind and v.id = r.id and v.version = r.published_version
      where r.origin = 'own' and r.kind in ('system', 'form')
    ) documents
    order by kind, id`.execute(db);
  const own = actor.isAdmin ? undefined : await systemsOf(db, id);
  const told = (row: Row): ReadDocument => {
    const { id, system, schema } = row;
    const { title, name } = schema as { title?: Text | null; name: string };
    return {
      ...{ id, title: title ?? name, system },
      rights: designRights.filter((right) => mayDesign(actor, right, row)),
      takesRole: own === undefined || (system !== null && own.has(system)),
    };
  };
  const granted = (row: Row): GrantedDocument => ({
    ...told(row),
    revision: row.revision,
    isPublished: row.isPublished,
  });
  const read = rows.filter((row) => mayReadDesign(actor, row));
  const forms = read.filter(({ kind }) => kind === 'form');
  const designs = await db
    .selectFrom('atrium.design_right')
    .select(['system', 'rights'])
    .where('role', '=', id)
    .orderBy('system')
    .execute();
  return {
    role,
    systems: read
      .filter(({ kind }) => kind === 'system')
      .map((row) => {
        const menus = seenMenus((row.schema as SystemDocument).menus, id);
        return { ...granted(row), sees: menus.length > 0, menus };
      }),
    forms: forms
      .filter(({ isWhole }) => isWhole)
      .map((row) => {
        const { fields, grants } = row.schema as FormDocument;
        // Who is named there already stays named.
        return { ...granted(row), takesRole: true, fields, grants };
      }),
    freeForms: forms
      .filter(({ isWhole }) => !isWhole)
      .map(told)
      .filter(({ rights, takesRole }) => takesRole && rights.includes('design') && rights.includes('grant')),
    designs: designs
      .filter(({ system }) => actor.isAdmin || hasDesignRight(actor, 'grant', system))
      .map(({ system, rights }) => ({ system, rights: rights as readonly DesignRight[] })),
    setsDesigns: actor.isAdmin,
  };
}
