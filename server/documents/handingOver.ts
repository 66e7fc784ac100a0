import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { DesignRight } from '../../src/schemas/designRight.ts';
import type { LocalText } from '../../src/schemas/text.ts';
import { AppError } from '../errors/AppError.ts';
import { missingToGive, missingToShare } from './designPolicy.ts';
import { keyOf } from './naming.ts';
import { type DocumentName, ownershipOf } from './ownership.ts';
import type { DocumentReading } from './services.ts';

/** Whose some documents become, and whether others may name them; absent: as it is. */
interface Handed {
  /** null: the administrators'. */
  readonly system?: string | null | undefined;
  readonly shared?: boolean | undefined;
}

/**
 * Refuses who gives more than is theirs. Whoever designs the next system of a document may do with it what they may do
 * there, and whoever designs any may open what is shared: so each of these rights over it is the caller's to give.
 * @param path where that stands in the payload, before `system` and `shared`
 * @throws AppError FORBIDDEN with what is missing
 */
export async function refuseHandingOver(
  ctx: DocumentReading,
  documents: readonly DocumentName[],
  { system, shared }: Handed,
  path = '',
): Promise<void> {
  const named = documents.map(({ kind, id }) => ({ kind: storedKind(kind as ResourceKind), id }));
  const owned = await ownershipOf(ctx.db, named);
  for (const document of named) {
    const before = owned.get(keyOf(document));
    if (before === undefined) continue;
    const { kind, id } = document;
    if (system !== undefined && system !== before.system)
      refuseMissing(id, `${path}system`, missingToGive(ctx.actor, kind, before));
    if (shared === true && !before.shared)
      refuseMissing(id, `${path}shared`, missingToShare(ctx.actor, kind, before));
  }
}

function refuseMissing(id: string, path: string, rights: readonly DesignRight[]): void {
  if (rights.length === 0) return;
  const list = (language: keyof LocalText, comma: string): string =>
    rights.map((right) => RIGHTS[right][language]).join(comma);
  const message = {
    zhCN: `把“${id}”交给其他系统使用，还需要对它的权限：${list('zhCN', '、')}`,
    enUS: `Letting other systems have "${id}" also takes these rights over it: ${list('enUS', ', ')}`,
  };
  throw new AppError('FORBIDDEN', { message, errors: [{ path, code: 'FORBIDDEN', message }] });
}

const RIGHTS: Readonly<Record<DesignRight, { readonly zhCN: string; readonly enUS: string }>> = {
  design: { zhCN: '设计', enUS: 'design' },
  publish: { zhCN: '发布', enUS: 'publish' },
  data: { zhCN: '数据', enUS: 'data' },
  grant: { zhCN: '授权', enUS: 'grant' },
  preview: { zhCN: '预览', enUS: 'preview' },
};
