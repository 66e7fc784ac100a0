import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { controlIdOf } from '../../schemas/controlType.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { resourceKinds } from '../../schemas/kinds.ts';
import { DOCUMENT_BYTES } from '../../schemas/limits.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import type { FieldNode } from '../../schemas/node.ts';
import type { Source } from '../../schemas/source.ts';
import { checkFinding } from '../check/findings.ts';
import { type Fits, readDocument } from '../check/shape.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { walkParts } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import { carryParts, type Carried, type UnreadPart } from './carrier.ts';
import { type ClippedPart, type Clipping, isClippingText } from './clipping.ts';
import { type Refused, refuse } from './command.ts';
import { refuseFinding } from './refuseFinding.ts';

/**
 * Reads a text that nobody trusts as parts to paste. The parts are put into a document with nothing else in it, which is
 * read as any document is (`check/shape.ts`): its limits come before anything that walks through it, then its version, then
 * its shape. Never throws.
 * @returns the parts, or why the text is none, in a sentence
 */
export function readClipping(
  text: string,
  metas: MetaIndex,
  fits?: Fits,
): { readonly clipping: Clipping } | Refused {
  if (!isClippingText(text))
    return refuse(
      '剪贴板里不是在设计器中复制的内容，没有粘贴',
      'The clipboard holds nothing that was copied in a designer; nothing is pasted',
    );
  // Characters are never more than bytes: what is too long is not even parsed.
  if (text.length > DOCUMENT_BYTES) return refuseFinding(checkFinding('TOO_LONG', ''), CLIPBOARD);
  const read = envelopeOf(text);
  if (read === undefined)
    return refuse(
      '剪贴板里的内容不完整，没有粘贴',
      'What is on the clipboard is not whole; nothing is pasted',
    );
  return carried(read, metas, fits);
}

const CLIPBOARD = { zhCN: '剪贴板里的内容', enUS: 'What is on the clipboard' };

/** What surrounds the parts; of the parts no more is known than that they are values. */
interface Envelope {
  readonly kind: DocumentKind;
  readonly schemaVersion: number;
  /** Of the document; nothing more than a text that may be the id of the one that is pasted into. */
  readonly id: string;
  readonly parts: readonly UnreadPart[];
  readonly sources: object;
  readonly variables: object;
  readonly fields: readonly unknown[];
}

function envelopeOf(text: string): Envelope | undefined {
  const read = parsed(text);
  if (!isObject(read)) return undefined;
  const kind = resourceKinds.find((each) => each === read.kind);
  const { schemaVersion, id = '', parts, sources = {}, variables = {}, fields = [] } = read;
  const isWhole =
    typeof schemaVersion === 'number' &&
    typeof id === 'string' &&
    Array.isArray(parts) &&
    parts.every(isUnreadPart) &&
    isObject(sources) &&
    isObject(variables) &&
    Array.isArray(fields);
  return kind !== undefined && isWhole
    ? { kind, schemaVersion, id, parts, sources, variables, fields }
    : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUnreadPart = (value: unknown): value is UnreadPart =>
  isObject(value) &&
  typeof value.role === 'string' &&
  typeof value.name === 'string' &&
  isObject(value.value);

function carried(read: Envelope, metas: MetaIndex, fits?: Fits): { clipping: Clipping } | Refused {
  const { kind, schemaVersion, parts, sources, variables, fields } = read;
  const current = currentVersion(kind);
  if (schemaVersion > current)
    return refuse(
      `剪贴板里的内容来自较新的版本（${kindTitles[kind].zhCN}版本 ${String(schemaVersion)}，此处为 ${String(current)}），没有粘贴`,
      `What is on the clipboard is of a newer version (${kindTitles[kind].enUS} ${String(schemaVersion)}, here ${String(current)}); nothing is pasted`,
    );
  const carrier = carryParts({ kind, schemaVersion, parts, sources, variables, fields });
  if (carrier === undefined)
    return refuse(
      `剪贴板里有“${kindTitles[kind].zhCN}”没有的内容，没有粘贴`,
      `The clipboard holds parts that a ${kindTitles[kind].enUS} does not have; nothing is pasted`,
    );
  const { document, findings } = readDocument(carrier.document, fits);
  const [wrong] = document === undefined ? findings : unknownWidgets(document, metas);
  if (wrong !== undefined) return refuseFinding(wrong, CLIPBOARD, carrier.placeOf(wrong.path ?? ''));
  if (document === undefined || parts.length === 0)
    return refuse('剪贴板里没有内容', 'The clipboard is empty');
  return { clipping: clippingOf(read, carrier, document, metas) };
}

/** Widgets that nobody registered here; controls are documents, of which the check knows. */
function unknownWidgets(document: AtriumDocument, metas: MetaIndex): readonly Finding[] {
  for (const { role, type, pointer } of walkParts(partsOf(document, metas).root)) {
    if ((role !== 'node' && role !== 'field') || type === undefined) continue;
    if (metas.get(type) === undefined && controlIdOf(type) === undefined)
      return [checkFinding('UNKNOWN_TYPE', `${pointer}/type`, { name: type })];
  }
  return [];
}

/** The parts as the document that carried them has them: their names and types are told by what they are. */
function clippingOf(
  { kind, id, parts, sources, variables }: Envelope,
  carrier: Carried,
  document: AtriumDocument,
  metas: MetaIndex,
): Clipping {
  const { root } = partsOf(document, metas);
  const found = new Map(root.holdings.flatMap(({ parts: own }) => own.map((part) => [part.pointer, part])));
  const clipped = carrier.pointers.flatMap((pointer, at): ClippedPart[] => {
    const part = found.get(pointer);
    if (part === undefined) return [];
    const { name, type, value } = part;
    // A field inside of a widget of a page stands among its nodes here.
    const role = parts[at]?.role === 'field' && part.role === 'node' ? 'field' : part.role;
    return [{ role, name, value, ...(type !== undefined && { type }) }];
  });
  const named = <T>(of: Readonly<Record<string, T>> | undefined, asked: object): Record<string, T> =>
    Object.fromEntries(Object.entries(of ?? {}).filter(([name]) => Object.hasOwn(asked, name)));
  const fields: readonly FieldNode[] = document.kind === 'form' ? document.fields : [];
  return {
    atrium: 'parts',
    kind,
    ...(id !== '' && { id }),
    schemaVersion: document.schemaVersion,
    parts: clipped,
    ...('sources' in document && { sources: named<Source>(document.sources, sources) }),
    ...('variables' in document && { variables: named<unknown>(document.variables, variables) }),
    ...(fields.length > 0 && { fields: fields.slice(carrier.firstField) }),
  };
}
