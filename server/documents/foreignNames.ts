import { checkFinding } from '../../src/documents/check/findings.ts';
import { type Finding, MOST_FINDINGS } from '../../src/schemas/finding.ts';
import { storedKind } from '../../src/schemas/kinds.ts';
import { isCallKey, keysAt, NamedDocuments, nameOfKey } from './NamedDocuments.ts';
import { keyOf } from './naming.ts';
import { visitReferences } from './references.ts';
import type { Change } from './rightToGrant.ts';
import type { DocumentReading } from './services.ts';

/**
 * What of others a document names, or would open by way of what it names, and did not before: a page opens the list that it
 * leads to, with its form, to whoever comes to the page. Documents are foreign which the caller may not let the system name
 * (`mayName`), and configured interfaces which are not open to it (`openCalls`). What is not there is for the check to say.
 */
export async function foreignDocuments(
  ctx: DocumentReading,
  { document, before, system }: Change,
): Promise<readonly Finding[]> {
  const [named, then] = [namesIn(document), namesIn(before)];
  const own = keyOf({ kind: storedKind(document.kind), id: document.id });
  const added = [...named.keys()].filter((key) => key !== own && !then.has(key));
  if (added.length === 0) return [];
  const around = await NamedDocuments.read(ctx, system);
  const opened = new Set([own]);
  await around.walk([...then.keys()], opened, () => true);
  const findings: Finding[] = [];
  for (const key of added) {
    const path = named.get(key) ?? '';
    await around.walk([key], opened, (reached) => {
      if (around.isOpen(ctx.actor, reached)) return true;
      findings.push(foreign(reached, key, path));
      return false;
    });
    if (findings.length >= MOST_FINDINGS) break;
  }
  return findings;
}

function foreign(reached: string, key: string, path: string): Finding {
  const name = nameOfKey(reached);
  if (reached !== key) return checkFinding('RIGHT_TO_USE.behind', path, { name, by: nameOfKey(key) });
  return checkFinding(isCallKey(key) ? 'RIGHT_TO_USE.interface' : 'RIGHT_TO_USE.document', path, { name });
}

/** What a document names, each with the first place where it does. */
function namesIn(document: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visitReferences(document, (reference, path) => {
    for (const key of keysAt(reference)) if (!found.has(key)) found.set(key, path);
  });
  return found;
}
