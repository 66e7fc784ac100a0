import { expect, test } from 'vitest';
import { insertWidget } from '../../documents/edit/insert.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { isFieldReference, type FieldReference, type Node } from '../../schemas/node.ts';
import { DesignModel } from './DesignModel.ts';
import { insertionPoint } from './insertionPoint.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'repair',
  name: '报修',
  fields: [
    { type: 'input', id: 'f1', name: 'place' },
    { type: 'input', id: 'f2', name: 'phone' },
  ],
  layout: [{ type: 'section', id: 's', children: [{ field: 'place' }] }, { field: 'phone' }],
  grants: [],
};

/** The layout after a widget was put where it goes while a part is selected: codes of fields, types of others. */
function layoutAfter(selected: string, type: string): unknown {
  const model = new DesignModel({ revision: 1, document: form }, { metas: createMetaIndex(metas) });
  model.select([selected]);
  const at = insertionPoint(model, type);
  if (at !== undefined) model.run(insertWidget(type, at));
  return (model.document as FormDocument).layout?.map(outlined);
}
const outlined = (part: Node | FieldReference): unknown =>
  isFieldReference(part) ? part.field : [part.type, ...(part.children ?? []).map(outlined)];

test.each([
  ['f1', 'number', [['section', 'place', 'number'], 'phone']],
  ['f1', 'divider', [['section', 'place', ['divider']], 'phone']],
  ['s', 'number', [['section', 'place', 'number'], 'phone']],
  ['f2', 'number', [['section', 'place'], 'phone', 'number']],
])('while %s is selected, a widget %s goes behind it or into it', (selected, type, layout) => {
  expect(layoutAfter(selected, type)).toEqual(layout);
});
