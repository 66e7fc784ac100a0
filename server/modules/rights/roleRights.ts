import { sql } from 'kysely';
import type { DesignRight } from '../../../src/schemas/designRight.ts';
import type { FormDocument } from '../../../src/schemas/documents/form.ts';
import type { SystemDocument } from '../../../src/schemas/documents/system.ts';
import type { LocalText, Text } from '../../../src/schemas/text.ts';
import type { AccessContext } from '../../call/definition.ts';
import { besidePublished, IS_OPEN } from '../../documents/besidePublished.ts';
import { hasDesignRight } from '../../documents/designPolicy.ts';
import { allowedOf } from '../../documents/permits.ts';
import { AppError } from '../../errors/AppError.ts';
import { rolesWithPeople } from './explaining.ts';

/** A working document in which the role may be granted something. */
interface GrantedDocument {
  readonly id: string;
  readonly title: Text;
  /** Whose it is; a system its own. */
  readonly system: string | null;
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
  /** The systems whose rights the caller sets. */
  readonly systems: readonly (GrantedDocument & { readonly sees: boolean })[];
  /** The forms that name the role in a grant, each with all of its fields. */
  readonly forms: readonly (GrantedDocument & Pick<FormDocument, 'fields' | 'grants'>)[];
  readonly designs: readonly { readonly system: string; readonly rights: readonly DesignRight[] }[];
}

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly system: string | null;
  readonly revision: number;
  readonly isPublished: boolean;
  readonly schema: unknown;
}

/**
 * What a role may do in the documents over whose rights the caller decides.
 * @throws AppError NOT_FOUND without such a role
 */
export async function readRoleRights(ctx: AccessContext, id: string): Promise<RoleRights> {
  const { db, actor } = ctx;
  const [role] = await rolesWithPeople(ctx, [id]);
  if (role === undefined) throw new AppError('NOT_FOUND');
  const rows: readonly Row[] = await besidePublished(db)
    .select(['r.kind', 'r.id', 'r.system', 'r.revision', 'r.schema'])
    .select(sql<boolean>`not ${IS_OPEN}`.as('isPublished'))
    .where('r.origin', '=', 'own')
    .where(
      sql<boolean>`(r.kind = 'system' or (r.kind = 'form' and jsonb_path_exists(
        r.schema, 'strict $.grants[*].roles[*] ? (@ == $role)', jsonb_build_object('role', ${id}::text), true)))`,
    )
    .orderBy('r.kind')
    .orderBy('r.id')
    .execute();
  const mayGrant = await allowedOf(ctx, 'grant');
  const granted = rows.filter(mayGrant);
  const designs = await db
    .selectFrom('atrium.design_right')
    .select(['system', 'rights'])
    .where('role', '=', id)
    .orderBy('system')
    .execute();
  return {
    role,
    systems: granted.flatMap((row) => {
      if (row.kind !== 'system') return [];
      const { menus } = row.schema as SystemDocument;
      return [
        { ...told(row), sees: JSON.stringify(menus).includes(JSON.stringify({ role: id }).slice(0, -1)) },
      ];
    }),
    forms: granted.flatMap((row) => {
      if (row.kind !== 'form') return [];
      const { fields, grants } = row.schema as FormDocument;
      return [{ ...told(row), fields, grants }];
    }),
    designs: designs
      .filter(({ system }) => actor.isAdmin || hasDesignRight(actor, 'grant', system))
      .map(({ system, rights }) => ({ system, rights: rights as readonly DesignRight[] })),
  };
}

function told({ kind, id, system, revision, isPublished, schema }: Row): GrantedDocument {
  const { title, name } = schema as { title?: Text; name: string };
  return {
    ...{ id, revision, isPublished },
    title: title ?? name,
    system: kind === 'system' ? id : system,
  };
}
