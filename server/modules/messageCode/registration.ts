import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Registration } from '../../../src/schemas/wire/project.ts';
import type { Database } from '../../db/database.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import type { Platform } from '../../platform/platform.ts';
import { readContainer } from '../account/index.ts';
import type { RegisterParam } from './schema.ts';

/** How people register here; undefined: they do not. */
export async function readRegistration({ db, project }: Platform): Promise<Registration | undefined> {
  return (await readContainer(db, project.name)).options.register;
}

/** @throws AppError LOGIN_METHOD_UNAVAILABLE where nobody can register */
export function refuseRegistration(registration: Registration | undefined): Registration {
  if (registration === undefined) throw new AppError('LOGIN_METHOD_UNAVAILABLE');
  return registration;
}

/**
 * Adds an account with the roles of registered people. Roles that are gone, or that administer the platform, are given
 * to nobody: what a setting says is no grant of that.
 * @throws AppError INPUT_INVALID where the name is taken, or something of the user's is missing
 */
export async function addAccount(
  trx: Kysely<Database>,
  {
    id,
    passwordHash,
    param,
    registration,
  }: {
    readonly id: string;
    readonly passwordHash: string;
    readonly param: Static<typeof RegisterParam>;
    readonly registration: Registration;
  },
): Promise<void> {
  const { userName, realName, phone, userInfo = {} } = param;
  const college = await readCollege(trx, userInfo.college ?? '');
  if (registration.needUserInfo === true && college === undefined)
    throw invalidInput(inputError('userInfo.college', 'REQUIRED'));
  const added = await trx
    .insertInto('atrium.user_account')
    .values({
      id,
      login_name: userName,
      password_hash: passwordHash,
      real_name: realName.trim(),
      nick_name: userInfo.nickName?.trim() ?? '',
      sex: userInfo.sex ?? '',
      college: college?.id ?? '',
      college_name: college?.name ?? '',
      phone,
      // Anybody's number can be typed here.
      verified: false,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(login_name)`).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw invalidInput(inputError('userName', 'LOGIN_NAME_TAKEN'));
  const roles = (registration.registerRoles?.privilegeList ?? []).map(({ value }) => value);
  if (roles.length === 0) return;
  await trx
    .insertInto('atrium.user_role')
    .columns(['user_id', 'groupid', 'sort'])
    .expression(
      trx
        .selectFrom('atrium.role')
        .select([sql<string>`${id}`.as('user_id'), 'groupid', 'sort'])
        .where('groupid', 'in', roles)
        .where('is_admin', '=', false),
    )
    .execute();
}

async function readCollege(
  trx: Kysely<Database>,
  college: string,
): Promise<{ id: string; name: string } | undefined> {
  if (college === '') return undefined;
  const found = await trx
    .selectFrom('atrium.department')
    .select(['id', 'name'])
    .where('id', '=', college)
    .executeTakeFirst();
  if (found === undefined) throw invalidInput(inputError('userInfo.college', 'NOT_FOUND'));
  return found;
}
