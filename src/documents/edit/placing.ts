import type { FieldReference } from '../../schemas/node.ts';
import { type Command, gone, refuse, treeOf, without } from './command.ts';
import { codeOf, isOwnField, placeOf } from './placeOf.ts';
import { stepTitle } from './stepTitle.ts';

/** Gives fields of a form, which its layout leaves out, places at the end of it. */
export function placeFields(keys: readonly string[]): Command {
  return (document, language) => {
    if (document.kind !== 'form') return gone();
    const { layout } = document;
    if (layout === undefined)
      return refuse('没有设置布局，所有字段都已显示', 'Without a layout all fields are shown');
    const tree = treeOf(document, language);
    const fields = keys.flatMap((key) => tree.byKey.get(key) ?? []).filter(isOwnField);
    const missing = fields.filter((field) => placeOf(tree, field) === undefined);
    if (fields.length === 0) return gone();
    if (missing.length === 0) return refuse('已经在布局中', 'It is in the layout already');
    const places = missing.map((field): FieldReference => ({ field: codeOf(field) }));
    return {
      document: { ...document, layout: [...layout, ...places] },
      title: stepTitle('放入布局', 'Place ', missing.length === 1 ? missing[0]?.title : undefined),
      select: keys,
    };
  };
}

/** Takes fields of a form out of its layout. They stay fields, and records keep their values. */
export function unplaceFields(keys: readonly string[]): Command {
  return (document, language) => {
    if (document.kind !== 'form') return gone();
    const tree = treeOf(document, language);
    const fields = keys.flatMap((key) => tree.byKey.get(key) ?? []).filter(isOwnField);
    if (fields.length === 0) return gone();
    const codes = new Set(fields.map(codeOf));
    // Their places, which may have been chosen beside them, are gone.
    const select = fields.map(({ key }) => key);
    const places = fields.flatMap((field) => placeOf(tree, field) ?? []);
    if (document.layout !== undefined && places.length === 0)
      return refuse('布局中没有它', 'It is not in the layout');
    const title = stepTitle(
      '从布局移除',
      'Take out of the layout',
      fields.length === 1 ? fields[0]?.title : undefined,
    );
    if (document.layout === undefined) {
      // Without a layout every field is shown, in the order of the fields: the others stand so in one.
      const others = document.fields.filter(({ name }) => !codes.has(name));
      const layout = others.map(({ name }): FieldReference => ({ field: name }));
      return { document: { ...document, layout }, title, select };
    }
    // An empty list is a layout that shows nothing; none at all would show every field.
    const left = without(document, places);
    const isEmpty = left.kind === 'form' && left.layout === undefined;
    return { document: isEmpty ? { ...left, layout: [] } : left, title, select };
  };
}
