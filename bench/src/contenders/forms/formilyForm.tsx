import type { RootStore } from '../../../../src/runtime/stores/RootStore.ts';
import type { AppDocument } from '../../../../src/schemas/documents/index.ts';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountDocument, prepareRoot } from '../shared/atrium.tsx';
import { formilySchema } from './formilySchema.ts';

export const selector = '.ant-formily-item';

let root: RootStore | undefined;

const pageOf = (size: number, options: MountOptions): AppDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'bench',
  name: 'bench',
  body: [{ type: 'formily-form', id: 'form', props: { schema: formilySchema(size, options) } }],
});

export async function prepare(size: number, options: MountOptions): Promise<void> {
  root = await prepareRoot({ app: pageOf(size, options) });
}

/** The same schema, drawn by the widget for Formily schemas on a page. */
export const mount = (host: HTMLElement) => mountDocument(host, root, 'app');
