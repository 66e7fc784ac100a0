import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { FieldNode, FieldReference, Node } from '../../schemas/node.ts';
import { IdSource } from '../parts/newId.ts';
import { refusalOf, type Target } from '../parts/nesting.ts';
import type { PartTree } from '../parts/part.ts';
import { type Command, type EditLanguage, findTarget, gone, put, type TargetKey, treeOf } from './command.ts';
import { freeCode } from './fieldCode.ts';
import { stepTitle } from './stepTitle.ts';

/**
 * Puts a new widget somewhere. In the layout or among the fields of a form, a widget that holds a value becomes a new
 * field with a place; the first of other widgets there makes the fields a layout of their own.
 * @param titled of a field; absent: the title of its widget. Its code is made of it, once
 */
export function insertWidget(type: string, at: TargetKey, titled?: string): Command {
  return (document, language) => {
    const meta = language.metas.get(type);
    const laid = meta?.field === undefined ? layOut(document, at, language) : { document, at };
    const tree = treeOf(laid.document, language);
    const target = findTarget(tree, laid.at);
    if (target === undefined) return gone();
    const isField = meta?.field !== undefined && isOfForm(document, target);
    const role = isField && target.holding.roles.includes('field') ? 'field' : 'node';
    const refused = refusalOf({ role, type }, target, language.metas);
    if (refused !== undefined) return { refused };
    const node = new IdSource(tree, language.idSuffix).start(type, meta?.starter);
    const title = stepTitle('插入', 'Insert', titled ?? meta?.title ?? type);
    if (!isField)
      return { document: put(choosing(laid.document, target), target, [node]), title, select: [node.id] };
    const called = titled === undefined ? { title: meta.title, ...node } : { ...node, title: titled };
    const code = language.codeFor?.(titled ?? meta.title.zhCN) ?? '';
    const field: FieldNode = { ...called, name: freeCode(document, code === '' ? type : code, target) };
    return { document: withField(laid.document, field, target), title, select: [node.id] };
  };
}

/** A list with something to be done with several records lets people choose them. */
const choosing = (document: AtriumDocument, { holding }: Target): AtriumDocument =>
  document.kind === 'mgrList' && holding.name === 'bulkActions'
    ? { ...document, selectable: true }
    : document;

/** Whether what stands there are fields of the document's own form. */
const isOfForm = ({ kind }: AtriumDocument, { holding, parent }: Target): boolean =>
  holding.roles.includes('field') ||
  (kind === 'form' && (holding.roles.includes('place') || parent.role === 'document'));

/** A field among its siblings; of one that is put into the layout, the field behind all others and its place there. */
function withField(document: AtriumDocument, field: FieldNode, target: Target): AtriumDocument {
  if (target.holding.roles.includes('field')) return placed(put(document, target, [field]), field, target);
  const place: FieldReference = { field: field.name };
  const withPlace = put(document, target, [place]);
  return 'fields' in withPlace ? { ...withPlace, fields: [...withPlace.fields, field] } : withPlace;
}

/** What is put among the fields of a form that has a layout gets a place at the end of it. */
function placed(document: AtriumDocument, { name }: FieldNode, { holding }: Target): AtriumDocument {
  if (document.kind !== 'form' || document.layout === undefined || holding.pointer !== '/fields')
    return document;
  return { ...document, layout: [...document.layout, { field: name }] };
}

/** A form without a layout gets one where something else than a field is put among its fields. */
function layOut(
  document: AtriumDocument,
  at: TargetKey,
  language: EditLanguage,
): { readonly document: AtriumDocument; readonly at: TargetKey } {
  if (document.kind !== 'form' || at.holding !== 'fields' || at.parent !== 'document')
    return { document, at };
  const holds = at.index >= document.fields.length ? undefined : document.fields[at.index]?.name;
  const layout = document.layout ?? placesOf(document.fields);
  const laid = { ...document, layout };
  const tree: PartTree = treeOf(laid, language);
  const places = tree.root.holdings.find(({ name }) => name === 'layout')?.parts ?? [];
  const index = holds === undefined ? places.length : places.findIndex(({ name }) => name === holds);
  return {
    document: laid,
    at: { parent: 'document', holding: 'layout', index: index < 0 ? places.length : index },
  };
}

const placesOf = (fields: readonly Node[]): FieldReference[] =>
  fields.flatMap(({ name }) => (name === undefined ? [] : [{ field: name }]));
