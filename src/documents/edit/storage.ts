import type { FormDocument } from '../../schemas/documents/index.ts';
import { type Command, gone, refuse, treeOf, withValue } from './command.ts';
import { codeOf, isOwnField } from './placeOf.ts';
import { stepTitle } from './stepTitle.ts';

/** How the records of a form keep a field. */
export type FieldStorage = NonNullable<FormDocument['storage']>[string];

/**
 * Says of fields of a form whether records may repeat their values, and whether they are found by an index.
 * @param change what is set; the rest of what is said of a field stays
 */
export function storeFields(keys: readonly string[], change: FieldStorage): Command {
  return (document, language) => {
    if (document.kind !== 'form') return gone();
    const tree = treeOf(document, language);
    const fields = keys.flatMap((key) => tree.byKey.get(key) ?? []).filter(isOwnField);
    if (fields.length === 0) return gone();
    const storage = { ...document.storage };
    let isChanged = false;
    for (const code of fields.map(codeOf)) {
      const { unique = false, index = false } = storage[code] ?? {};
      const next = { unique, index, ...change };
      isChanged ||= next.unique !== unique || next.index !== index;
      const said = { ...(next.unique && { unique: true }), ...(next.index && { index: true }) };
      if (next.unique || next.index) storage[code] = said;
      else Reflect.deleteProperty(storage, code);
    }
    if (!isChanged) return refuse('没有变化', 'Nothing changes');
    const isEmpty = Object.keys(storage).length === 0;
    return {
      document: withValue(document, '/storage', isEmpty ? undefined : storage),
      title: stepTitle('修改索引', 'Change the index of', fields.length === 1 ? fields[0]?.title : undefined),
      select: keys,
    };
  };
}

/** Takes away what a form says of how a field is kept that it does not have. */
export function forgetStorage(code: string): Command {
  return (document) => {
    if (document.kind !== 'form' || document.storage?.[code] === undefined) return gone();
    const rest = Object.entries(document.storage).filter(([each]) => each !== code);
    const storage = rest.length === 0 ? undefined : Object.fromEntries(rest);
    return { document: withValue(document, '/storage', storage), title: stepTitle('删除', 'Remove', code) };
  };
}
