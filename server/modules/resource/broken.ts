import { type ResourceKind, storedKind } from '../../../src/schemas/kinds.ts';
import type { CallContext } from '../../call/definition.ts';
import { unfitUsers } from '../../documents/conditionUsers.ts';
import { brokenReaders } from '../../interfaces/inUse.ts';
import { presentUnfitUser } from './presenter.ts';

/** What was published, with who is broken by it, where there is anybody: of a form interfaces, of a condition documents. */
export async function withBroken<R extends object>(
  ctx: CallContext<unknown>,
  of: { readonly kind: ResourceKind; readonly id: string },
  published: R,
): Promise<R & { broken?: readonly object[] }> {
  const broken = await brokenBy(ctx, of);
  return broken.length === 0 ? published : { ...published, broken };
}

async function brokenBy(
  ctx: CallContext<unknown>,
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
): Promise<readonly object[]> {
  switch (storedKind(kind)) {
    case 'form':
      return brokenReaders(ctx, id);
    case 'condition':
      return (await unfitUsers(ctx, id)).map((user) => presentUnfitUser(user, ctx.locale));
    default:
      return [];
  }
}
