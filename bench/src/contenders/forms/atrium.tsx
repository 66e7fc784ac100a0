import type { RootStore } from '../../../../src/runtime/stores/RootStore.ts';
import type { FormDocument } from '../../../../src/schemas/documents/index.ts';
import type { FieldNode } from '../../../../src/schemas/node.ts';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountDocument, prepareRoot } from '../shared/atrium.tsx';
import { formFields, OPTIONS, type FieldKind, type FormField } from './fields.ts';

/** The label of a field; it stands there when its input does. */
export const selector = 'label[for]';

const types: Record<FieldKind, string> = { text: 'input', select: 'select', number: 'number', date: 'date' };

const nodeOf = ({ name, title, kind, linked }: FormField): FieldNode => ({
  type: types[kind],
  id: name,
  name,
  title,
  ...(kind === 'select' ? { props: { options: OPTIONS } } : {}),
  ...(linked ? { visible: "{{ form.f0 == 'show' }}" } : {}),
});

let root: RootStore | undefined;

const documentOf = (size: number, options: MountOptions): FormDocument => ({
  kind: 'form',
  schemaVersion: 1,
  id: 'bench',
  name: 'bench',
  columns: 1,
  fields: formFields(size, options).map(nodeOf),
  grants: [],
});

export const prepare = (size: number, options: MountOptions) => prepareForm(size, options, true);

/** @param fetched whether the code of page and inputs is there before the clock starts */
export async function prepareForm(size: number, options: MountOptions, fetched: boolean): Promise<void> {
  root = await prepareRoot({ form: documentOf(size, options) }, {}, fetched);
}

/** The product's form page, opened to add a record. */
export const mount = (host: HTMLElement) => mountDocument(host, root, 'form');
