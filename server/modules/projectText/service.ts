import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import type { KeptText } from '../../../src/schemas/wire/projectText.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError, inputError } from '../../errors/AppError.ts';
import { checkPlaceholders } from './checkPlaceholders.ts';
import { addText, changeText, findText, isKeyTaken, removeText } from './repository.ts';
import type { AddTextParam, TextParam, UpdateTextParam } from './schema.ts';

const nameOf = ({ id }: KeptText): string => `projectText/${id}`;
const taken = (): AppError => new AppError('INPUT_INVALID', { errors: [inputError('key', 'NOT_UNIQUE')] });

/** One text. @throws AppError NOT_FOUND */
export async function getText({ db, param }: CallContext<Static<typeof TextParam>>): Promise<KeptText> {
  const text = await findText(db, param.id);
  if (text === undefined) throw new AppError('NOT_FOUND');
  return text;
}

/** Adds a text. @throws AppError INPUT_INVALID where the project has one of this key, or placeholders are unknown */
export async function saveNewText(ctx: CallContext<Static<typeof AddTextParam>>): Promise<KeptText> {
  const { db, param, actor, now, platform } = ctx;
  await checkPlaceholders(platform.config.portalDir, param.key, param);
  const project_id = param.project_id ?? platform.project.projectId;
  const text = { ...param, project_id, id: randomUUID() };
  const added = await addText(db, text, { actor: actor.userId, now });
  if (added === undefined) throw taken();
  ctx.audit({ resource: nameOf(added), after: added });
  ctx.changed('platform-text');
  return added;
}

/** Changes a text. @throws AppError NOT_FOUND, REVISION_CONFLICT, INPUT_INVALID as `saveNewText` */
export async function saveText(ctx: CallContext<Static<typeof UpdateTextParam>>): Promise<KeptText> {
  const { db, actor, now, platform } = ctx;
  const { id, revision, ...texts } = ctx.param;
  const before = await findText(db, id);
  if (before === undefined) throw new AppError('NOT_FOUND');
  if (texts.key !== undefined && (await isKeyTaken(db, before, texts.key))) throw taken();
  await checkPlaceholders(platform.config.portalDir, texts.key ?? before.key, { ...before, ...texts });
  const after = await changeText(db, { id, revision }, { ...texts, actor: actor.userId, now });
  if (after === undefined) throw new AppError('REVISION_CONFLICT');
  ctx.audit({ resource: nameOf(after), before, after });
  ctx.changed('platform-text');
  return after;
}

/** Removes a text. @throws AppError NOT_FOUND */
export async function deleteText(ctx: CallContext<Static<typeof TextParam>>): Promise<void> {
  const before = await removeText(ctx.db, ctx.param.id);
  if (before === undefined) throw new AppError('NOT_FOUND');
  ctx.audit({ resource: nameOf(before), before });
  ctx.changed('platform-text');
}
