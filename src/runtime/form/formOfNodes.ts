import { compileForm } from '../../documents/form.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { type FieldNode, type FieldReference, isFieldReference, type Node } from '../../schemas/node.ts';
import type { PageModel } from '../render/PageModel.ts';
import { FormModel, type FormOptions } from './FormModel.ts';

/**
 * An open form made of nodes that stand in no form document, which are its layout: for examples and tests.
 * @returns undefined where none of them is a field
 */
export function formOfNodes(
  page: PageModel,
  nodes: readonly Node[],
  { mode, rights, enabled = true }: Pick<FormOptions, 'mode' | 'rights'> & { enabled?: boolean },
): FormModel | undefined {
  const fields = fieldsIn(
    nodes,
    ({ type }) => page.environment.metas.get(type)?.field?.members !== undefined,
  );
  if (fields.length === 0) return undefined;
  const document: FormDocument = {
    kind: 'form',
    schemaVersion: 1,
    id: page.parts.id,
    name: page.parts.id,
    // Where a field stands among others is kept with it, and is no place in the layout.
    fields: fields.map((field) => ({ ...field })),
    layout: [...nodes],
    grants: [],
  };
  const form = new FormModel(page, compileForm(document, page.environment), { mode, rights });
  Object.assign(form.around, { enabled });
  return form;
}

/** The nodes that carry a field code, wherever they stand, but not inside the value of another (`closed`). */
function fieldsIn(nodes: readonly (Node | FieldReference)[], closed: (node: Node) => boolean): FieldNode[] {
  return nodes.flatMap((node) => {
    // What is no node is found by whoever compiles it.
    if (typeof node !== 'object' || isFieldReference(node)) return [];
    const inside = [node.children ?? [], ...Object.values(node.slots ?? {})].filter(Array.isArray).flat();
    return [...(isField(node) ? [node] : []), ...(closed(node) ? [] : fieldsIn(inside, closed))];
  });
}

const isField = (node: Node): node is FieldNode => node.name !== undefined;
