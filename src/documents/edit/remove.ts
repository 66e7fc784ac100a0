import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import { outermost, type Part, walkParts } from '../parts/part.ts';
import { type Command, gone, refuse, treeOf, without } from './command.ts';
import { keepingFlow } from './flowShape.ts';
import { codeOf, isOwnField } from './placeOf.ts';
import { dissolveBlock } from './steps.ts';
import { stepTitle } from './stepTitle.ts';

/**
 * Takes parts away. With a field its places in the layout go, and what the form says of it under its code. What elsewhere
 * names it is for the check to find.
 */
export function removeParts(keys: readonly string[]): Command {
  return keepingFlow((document, language) => {
    const tree = treeOf(document, language);
    const parts = outermost(tree, keys);
    if (parts.length === 0) return gone();
    const [first] = parts;
    if (first?.role === 'document')
      return refuse('文档本身不能删除', 'The document itself cannot be removed');
    if (isLastColumn(document, parts)) return refuse('列表至少要有一列', 'A list needs at least one column');
    const dissolved = dissolveBlock(document, parts);
    if (dissolved !== undefined) return dissolved;
    const codes = new Set(parts.flatMap((part) => (part.role === 'field' ? [codeOf(part)] : [])));
    const places = [...walkParts(tree.root)].filter(({ role, name }) => role === 'place' && codes.has(name));
    const all = outermost(
      tree,
      [...parts, ...places].map(({ key }) => key),
    );
    // A place alone goes: its field stays.
    const [zhCN, enUS] =
      first?.role === 'place' ? ['从布局移除', 'Take out of the layout'] : ['删除', 'Remove'];
    const title =
      parts.length === 1 ? stepTitle(zhCN, enUS, first?.title ?? first?.name) : many(parts.length);
    const beside = first === undefined ? undefined : neighbour(first, all);
    return {
      document: forget(without(document, all), codes),
      title,
      select: beside === undefined ? [] : [beside.key],
      ...(document.kind === 'form' && parts.some(isOwnField) && { note: FIELDS_GO }),
    };
  });
}

const FIELDS_GO: LocalText = {
  zhCN: '字段已删除，布局中的位置也一并删除。已有数据在发布后保留 30 天，可以恢复',
  enUS: 'The field is removed, and its place with it. After publishing its data is kept for 30 days and can be restored',
};

const many = (count: number) => ({ zhCN: `删除 ${String(count)} 项`, enUS: `Remove ${String(count)} parts` });

/** What is selected next: the part behind, else the one before, else the one around. */
function neighbour({ within }: Part, gone: readonly Part[]): Part | undefined {
  if (within === undefined) return undefined;
  const { holding, index, parent } = within;
  const left = (part: Part | undefined): Part | undefined =>
    part && !gone.includes(part) ? part : undefined;
  return left(holding.parts[index + 1]) ?? left(holding.parts[index - 1]) ?? parent;
}

const isLastColumn = (document: AtriumDocument, parts: readonly Part[]): boolean =>
  document.kind === 'mgrList' &&
  parts.filter(({ role }) => role === 'column').length === document.columns.length;

/** A form without what it says of fields beside the fields themselves. */
export function forget(document: AtriumDocument, codes: ReadonlySet<string>): AtriumDocument {
  if (document.kind !== 'form' || codes.size === 0) return document;
  const { storage, titleField, ...rest } = document;
  const kept = Object.entries(storage ?? {}).filter(([code]) => !codes.has(code));
  const listed = (fields: '*' | string[] | undefined): '*' | string[] | undefined =>
    Array.isArray(fields) ? fields.filter((code) => !codes.has(code)) : fields;
  return {
    ...rest,
    ...(kept.length > 0 && { storage: Object.fromEntries(kept) }),
    ...(titleField !== undefined && !codes.has(titleField) && { titleField }),
    grants: document.grants.map((grant) => {
      const write = listed(grant.write);
      return { ...grant, read: listed(grant.read) ?? '*', ...(write && { write }) };
    }),
  };
}
