import type { Static } from 'typebox';
import { actorName } from '../../session/actor.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { refuseWhileNamed } from '../../interfaces/definition/namedIn.ts';
import { seal, unseal } from '../../security/vault.ts';
import { deleteCredential, findCredential, sealedFor, writeCredential } from '../../sources/credentials.ts';
import type { Credential, CredentialContent } from '../../sources/credentials.ts';
import type { CredentialAtParam, SaveCredentialParam } from './schema.ts';

type SaveContext = CallContext<Static<typeof SaveCredentialParam>>;

const nameOf = (id: string): string => `credential/${id}`;

/** A credential as those see it who keep it: all but its value. */
export function presentCredential({ id, name, module_code, origin, header, revision }: Credential) {
  return { id, name, moduleCode: module_code, origin, header, revision };
}

/** For another origin or module it has to be given anew. @throws AppError INPUT_INVALID */
function readValue(ctx: SaveContext, before: Credential | undefined, about: string): string {
  const { value } = ctx.param;
  if (value !== undefined) return value;
  if (before === undefined || sealedFor(before) !== about)
    throw invalidInput(inputError('value', 'REQUIRED'));
  return unseal(ctx.platform.secrets.vaultKey, before.value_sealed, about);
}

/** Keeps a credential for an origin that may be called. @throws AppError ID_EXISTS, NOT_FOUND, REVISION_CONFLICT, INPUT_INVALID, IN_USE */
export async function saveCredential(ctx: SaveContext): Promise<{ id: string; revision: number }> {
  const { id, name, moduleCode, origin, header, revision: at } = ctx.param;
  const { interfaceOrigins } = ctx.platform.config;
  if (!interfaceOrigins.includes(origin)) throw invalidInput(inputError('origin', 'UNKNOWN_OPTION'));
  const before = await findCredential(ctx.db, id);
  if (before !== undefined && at === undefined) throw new AppError('ID_EXISTS');
  if (before === undefined && at !== undefined) throw new AppError('NOT_FOUND');
  // Those that send it could not any more, and nobody would know why.
  const moves = before !== undefined && (before.module_code !== moduleCode || before.origin !== origin);
  if (moves) await refuseWhileNamed(ctx.db, '{http,credential}', id);
  const about = sealedFor({ id, module_code: moduleCode, origin, header });
  const content: CredentialContent = {
    name: name.trim(),
    module_code: moduleCode,
    origin,
    header,
    value_sealed: seal(ctx.platform.secrets.vaultKey, readValue(ctx, before, about), about),
    updated_by: actorName(ctx.actor),
    updated_at: ctx.now,
  };
  const revision = await writeCredential(ctx.db, { id, revision: at }, content);
  if (revision === undefined) throw new AppError(at === undefined ? 'ID_EXISTS' : 'REVISION_CONFLICT');
  const after = { name, moduleCode, origin, header };
  ctx.changed('platform-credential');
  ctx.audit({ resource: nameOf(id), ...(before && { before: presentCredential(before) }), after });
  return { id, revision };
}

/** Removes a credential that no interface names. @throws AppError NOT_FOUND, IN_USE with their ids, REVISION_CONFLICT */
export async function removeCredential(ctx: CallContext<Static<typeof CredentialAtParam>>): Promise<void> {
  const { id, revision } = ctx.param;
  const before = await findCredential(ctx.db, id);
  if (before === undefined) throw new AppError('NOT_FOUND');
  await refuseWhileNamed(ctx.db, '{http,credential}', id);
  if (!(await deleteCredential(ctx.db, id, revision))) throw new AppError('REVISION_CONFLICT');
  ctx.changed('platform-credential');
  ctx.audit({ resource: nameOf(id), before: presentCredential(before) });
}
