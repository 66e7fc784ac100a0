import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { storedKind } from '../../schemas/kinds.ts';
import { pointerKeys, valueAt } from '../../schemas/pointer.ts';
import { checkDocument } from '../check/checkDocument.ts';
import type { CheckContext, Use } from '../check/context.ts';
import { parentOf } from '../pointer.ts';

/** What a name is of: a document, as `kind/id`, or a part of it by its key. */
export interface Named {
  readonly document: string;
  readonly part?: string | undefined;
}

/**
 * Where a document names others, and parts of itself and of others: by meaning, since the check resolves each name with
 * its type while it walks. What it reads of a condition that it names stands in that condition.
 */
export function usesIn(document: AtriumDocument, context: CheckContext): readonly Use[] {
  const uses: Use[] = [];
  const seen = new Set<string>();
  const own = `${storedKind(document.kind)}/${document.id}`;
  const onUse = (use: Use): void => {
    const at = use.document === own ? document : conditionAt(use.document, context);
    // A further form is checked with the fields of its form, which stand there.
    if (at === undefined || !isWritten(at, use)) return;
    const key = JSON.stringify(use);
    if (!seen.has(key)) uses.push(use);
    seen.add(key);
  };
  checkDocument(document, { ...context, onUse });
  return uses;
}

/** The uses among some that are of one thing. */
export const usesOf = (uses: readonly Use[], { document, part }: Named): readonly Use[] =>
  uses.filter(({ of }) => of.document === document && of.part === part);

const conditionAt = (name: string, context: CheckContext): unknown =>
  name.startsWith('condition/') ? context.document('condition', name.slice('condition/'.length)) : undefined;

function isWritten(document: unknown, { of, path, span, isKey }: Use): boolean {
  if (isKey === true) {
    const [key = ''] = pointerKeys(path).slice(-1);
    const owner = valueAt(document, parentOf(path));
    const isThere = typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key);
    return isThere && (span === undefined ? key : key.slice(...span)) === of.name;
  }
  const text = valueAt(document, path);
  if (typeof text !== 'string') return false;
  return span === undefined || text.slice(...span) === of.name;
}
