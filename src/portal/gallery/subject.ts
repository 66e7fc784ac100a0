import { Check } from 'typebox/value';
import { checkDocument } from '../../documents/check/checkDocument.ts';
import { beyondLimits } from '../../documents/check/limits.ts';
import { kindOf } from '../../documents/check/shape.ts';
import { linearPattern } from '../../documents/pattern.ts';
import type { WidgetExample } from '../../documents/readWidgetExamples.ts';
import type { Platform } from '../../runtime/platform/createPlatform.ts';
import type { CheckContext } from '../../documents/check/context.ts';
import { type AppDocument, type AtriumDocument, documentSchemas } from '../../schemas/documents/index.ts';
import { AppSchema } from '../../schemas/documents/app.ts';
import type { Finding } from '../../schemas/finding.ts';
import { DOCUMENT_DEPTH } from '../../schemas/limits.ts';
import { type Node, NodeSchema } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import type { Source } from '../../schemas/source.ts';
import type { LocalText, Text } from '../../schemas/text.ts';
import type { Campus } from './documents/campus.ts';
import { EXAMPLE_MODULE, exampleSources, exampleType } from './exampleAnswers.ts';

/** What the gallery shows and lets one edit: a node, a page that shows the widget, or a document that it draws whole. */
export interface Subject {
  readonly title: string;
  /** As it stands in the editor at first. */
  readonly value: unknown;
  readonly as: 'node' | 'page' | 'document';
  /** The rows behind a node's sources. */
  readonly data?: unknown;
  /** What stands around a document. */
  readonly campus?: Campus;
}

/** What a subject comes to on the stage: a document, or the page that a node stands in. */
export interface Drawn {
  readonly document?: AtriumDocument;
  readonly body: readonly Node[];
  readonly sources: Readonly<Record<string, Source>>;
}

// Limits come before anything that walks through a value: its schema would go as deep as the value does.
const isNode = (value: unknown): value is Node => !beyondLimits(value) && Check(NodeSchema, value);
const isPage = (value: unknown): value is AppDocument => !beyondLimits(value) && Check(AppSchema, value);

function isDocument(value: unknown): value is AtriumDocument {
  const kind = kindOf(value);
  return kind !== undefined && !beyondLimits(value) && Check(documentSchemas[kind], value);
}

/** What is to be drawn of a value in the editor; undefined while it is not well formed. */
export function drawnOf(value: unknown, { as, data, value: example }: Subject): Drawn | undefined {
  if (as === 'document') {
    const fits = isDocument(value) && value.kind === kindOf(example);
    return fits ? { document: value, body: [], sources: {} } : undefined;
  }
  if (as === 'node') return isNode(value) ? { body: [value], sources: exampleSources(data) } : undefined;
  return isPage(value) ? { body: value.body, sources: value.sources ?? {} } : undefined;
}

/** JSON pointer of the node whose props the panel shows: the first of the type, no deeper than a document goes. */
export function pointerOf(
  value: unknown,
  type: string,
  pointer = '',
  levels = DOCUMENT_DEPTH,
): string | undefined {
  if (typeof value !== 'object' || value === null || levels === 0) return undefined;
  if ('type' in value && value.type === type && 'id' in value) return pointer;
  for (const [key, member] of Object.entries(value)) {
    const found = pointerOf(member, type, `${pointer}/${key}`, levels - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the check says of a value in the editor, with pointers into that value. */
export function checkSubject(value: unknown, subject: Subject, platform: Platform): readonly Finding[] {
  const { as, campus } = subject;
  if (campus) return checkDocument(value, contextIn(campus, platform));
  const around = {
    ...vocabularyOf(platform),
    document: () => undefined,
    ids: () => [],
    inForm: () => true,
    answerOf: (call: string) => exampleType(subject.data, call),
    hasInterface: (call: string) => as === 'page' || call.startsWith(`${EXAMPLE_MODULE}/`),
  };
  const { document, base } = documentOf(value, subject, platform);
  return checkDocument(document, around).flatMap((finding) => {
    const { path = '', fix } = finding;
    if (isOfSurroundings(finding)) return [];
    // What is said of all that stands around the value is said of the value: the rest is ours, and right.
    if (base.startsWith(path)) return [{ ...withoutFix(finding), path: '' }];
    if (!path.startsWith(base)) return [];
    const moved = { ...finding, path: path.slice(base.length), message: within(finding.message, base) };
    return [fix ? { ...moved, fix: { ...fix, path: fix.path.slice(base.length) } } : moved];
  });
}

/** The installation's vocabulary, with the patterns that a form and the server can use. */
const vocabularyOf = ({ vocabulary }: Platform) => ({ ...vocabulary, pattern: linearPattern });

/** The installation's vocabulary with the documents of the campus around. */
const contextIn = (campus: Campus, platform: Platform): CheckContext => ({
  ...vocabularyOf(platform),
  document: campus.document,
  ids: (kind) => campus.documents.flatMap((one) => (one.kind === kind ? [one.id] : [])),
  dictionary: (code) => campus.dictionary(code)?.map(({ value }) => String(value)),
  roles: campus.roles,
});

/** A message in which pointers, too, are those into the value. */
const within = ({ zhCN, enUS }: LocalText, base: string): LocalText => {
  const shorten = (text: string): string =>
    base === '' ? text : text.replaceAll(`${base}/`, '/').replaceAll(base, '/');
  return { zhCN: shorten(zhCN), enUS: shorten(enUS) };
};

const withoutFix = ({ fix: _fix, ...finding }: Finding): Finding => finding;

/** What other documents there are, and what the page around an example holds, is not known here. */
const isOfSurroundings = ({ code, message }: Finding): boolean =>
  code === 'UNKNOWN_DOCUMENT' ||
  (code === 'UNKNOWN_MEMBER' && /^"(?:vars|params)" has no /.test(message.enUS));

function documentOf(value: unknown, { data, as }: Subject, platform: Platform) {
  const whole = as === 'page';
  if (whole && kindOf(value) === 'app') return { document: value, base: '' };
  const parts = { schemaVersion: 1, id: 'example', name: 'example', sources: exampleSources(data) };
  if (isNode(value) && value.name !== undefined && platform.registry.metas.get(value.type)?.field) {
    return { document: { ...parts, kind: 'form', fields: [value], grants: [] }, base: '/fields/0' };
  }
  return {
    document: { ...parts, kind: 'app', body: whole ? value : [value] },
    base: whole ? '/body' : '/body/0',
  };
}

/** The examples of a widget as nodes on the stage. */
export const nodesOf = (
  examples: readonly WidgetExample[],
  title: (text: LocalText) => string,
): readonly Subject[] =>
  examples.map((example) => ({
    title: title(example.title),
    value: example.node,
    data: example.data,
    as: 'node',
  }));

/** The documents of the campus that a widget declares as examples. */
export const documentsOf = (
  { examples = [], document: kinds = [] }: RendererMeta,
  campus: Campus,
  title: (text: Text) => string,
): readonly Subject[] =>
  examples.flatMap((id): Subject[] => {
    const value = kinds.map((kind) => campus.document(kind, id)).find((one) => one !== undefined);
    return value ? [{ title: title(value.title ?? value.name), value, as: 'document', campus }] : [];
  });
