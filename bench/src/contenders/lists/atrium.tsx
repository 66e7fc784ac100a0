import type { FormDocument, MgrListDocument } from '../../../../src/schemas/documents/index.ts';
import type { RootStore } from '../../../../src/runtime/stores/RootStore.ts';
import type { Node } from '../../../../src/schemas/node.ts';
import { mountDocument, prepareRoot } from '../shared/atrium.tsx';
import { ACTIONS, columns, records, TAGS, toneOf } from './records.ts';

export const selector = '.atrium-grid tbody tr';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'bench',
  name: 'bench',
  fields: columns.map(({ key, title }) => ({
    type: key === 'tags' ? 'multi-select' : key === 'gpa' ? 'number' : 'input',
    id: key,
    name: key,
    title,
    ...(key === 'tags'
      ? { props: { options: TAGS.map((tag) => ({ value: tag, label: tag, tone: toneOf(tag) })) } }
      : {}),
  })),
  grants: [],
};

const rowActions = ACTIONS.map((text): Node => ({ type: 'button', id: text, props: { text, type: 'link' } }));

const list = (pageSize: number): MgrListDocument => ({
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'bench',
  name: 'bench',
  module: 'bench',
  columns: columns.map(({ key, width }) => ({ field: key, width })),
  pageSize,
  rowActions,
});

let root: RootStore | undefined;

export async function prepare(size: number): Promise<void> {
  const answer = { list: records(size).map((record) => ({ ...record, revision: 1 })), total: size };
  root = await prepareRoot({ form, mgrList: list(size) }, { '/list.htm': answer });
}

/** The product's list page, all records on one page. */
export const mount = (host: HTMLElement) => mountDocument(host, root, 'mgrList');
