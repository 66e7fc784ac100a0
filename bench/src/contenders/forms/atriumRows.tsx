import type { RootStore } from '../../../../src/runtime/stores/RootStore.ts';
import type { FormDocument } from '../../../../src/schemas/documents/index.ts';
import type { FieldNode } from '../../../../src/schemas/node.ts';
import { mountDocument, prepareRoot } from '../shared/atrium.tsx';

/** The first row of the sub-table, which its inputs and the other rows come with; of many, those in sight are drawn. */
export const selector = 'tr[data-row="0"]';

const column = (name: string, type: string, more: Partial<FieldNode> = {}): FieldNode => ({
  type,
  id: name,
  name,
  title: name,
  ...more,
});

/** Seven columns: one computed, one hidden by its row, two with rules. */
const columns: readonly FieldNode[] = [
  column('what', 'input', { rules: [{ rule: 'maxLength', value: 40 }] }),
  column('note', 'input'),
  column('count', 'number', { rules: [{ rule: 'min', value: 0 }] }),
  column('price', 'number'),
  column('amount', 'formula', { value: '{{ row.count * row.price }}' }),
  column('rest', 'number', { visible: "{{ row.note != 'none' }}" }),
  column('on', 'date'),
];

const documentOf = (size: number): FormDocument => ({
  kind: 'form',
  schemaVersion: 1,
  id: 'bench',
  name: 'bench',
  columns: 1,
  fields: [
    {
      ...column('rows', 'sub-table'),
      props: { totals: ['count', 'amount'], maxRows: 200 },
      default: Array.from({ length: size }, (_, index) => ({
        what: null,
        note: `note ${index}`,
        count: index,
        price: 2,
        rest: 1,
        on: null,
      })),
      children: [...columns],
    },
  ],
  grants: [],
});

let root: RootStore | undefined;

export async function prepare(size: number): Promise<void> {
  root = await prepareRoot({ form: documentOf(size) });
}

/** The product's form page, opened to add a record. */
export const mount = (host: HTMLElement) => mountDocument(host, root, 'form');
