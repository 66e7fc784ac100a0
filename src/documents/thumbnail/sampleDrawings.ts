import type { MetaIndex } from '../metaIndex.ts';
import { drawThumbnail } from './drawThumbnail.ts';

/** Parts that drawings of the kinds of documents go by. */
const PARTS = {
  menus: [{ children: [{ children: [{}] }] }, {}],
  columns: [{ width: 80 }, { width: 240 }, {}, { hidden: true }],
  filters: [{}, {}],
  toolbar: [{}],
  rules: { conditionList: [{}, {}] },
  nodes: [{}, {}, {}],
};

const KINDS = ['system', 'mgrList', 'mgr', 'mgrForm', 'condition', 'flow'];

/**
 * Drawings of a document of each kind and of each widget alone, with something in it and among fields, one after another:
 * where a release or an installation draws otherwise, they come out otherwise.
 */
export function sampleDrawings(metas: Pick<MetaIndex, 'get' | 'types'>): string {
  const ofKinds = KINDS.map((kind) => ({ kind, ...PARTS }));
  const ofWidgets = [...metas.types].flatMap((type) => {
    const node = { type, title: type };
    const body = [node, { ...node, children: [node], layout: { span: 12 } }];
    return [
      { kind: 'app', body },
      { kind: 'appMobile', body },
      { kind: 'form', fields: body },
      { kind: 'form', fields: body, columns: 3 },
    ];
  });
  return [...ofKinds, ...ofWidgets].map((document) => drawThumbnail(document, metas)).join('\n');
}
