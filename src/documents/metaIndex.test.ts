import { describe, expect, it } from 'vitest';
import { boxMeta, labelMeta } from '../../tests/support/plainMetas.ts';
import { createMetaIndex } from './metaIndex.ts';

describe('createMetaIndex', () => {
  it('finds declarations by type', () => {
    const index = createMetaIndex([boxMeta, labelMeta]);
    expect(index.types).toEqual(['box', 'label']);
    expect(index.get('label')).toBe(labelMeta);
    expect(index.get('toString')).toBeUndefined();
  });

  it('refuses a type that is declared twice', () => {
    expect(() => createMetaIndex([boxMeta, { ...labelMeta, type: 'box' }])).toThrow('"box"');
  });
});
