import { describe, expect, it } from 'vitest';
import { compileNodes } from '../../../documents/compile.ts';
import { createEnvironment } from '../../../documents/environment.ts';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { metas } from '../../metas.ts';
import { spanOf } from './spanOf.ts';

const compile = (node: object) =>
  compileNodes([{ type: 'input', id: 'a', ...node }], createEnvironment(createMetaIndex(metas)), '/body')[0];

describe('spanOf', () => {
  it.each([
    ['a field takes one column', { name: 'a' }, 3, 'desktop', 8],
    ['the document decides', { name: 'a', layout: { span: 16 } }, 3, 'desktop', 16],
    ['what is no field takes the row', {}, 3, 'desktop', 24],
    ['a tablet shows two columns at most', { name: 'a' }, 4, 'tablet', 12],
    ['a phone shows one', { name: 'a', layout: { span: 6 } }, 3, 'mobile', 24],
  ] as const)('%s', (_title, node, columns, device, span) => {
    const compiled = compile(node);
    expect(compiled && spanOf(compiled, columns, device)).toBe(span);
  });
});
