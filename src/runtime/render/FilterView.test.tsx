import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/plainDocuments.ts';
import { textFieldMeta, numberFieldMeta } from '../../../tests/support/plainMetas.ts';
import { plainRenderers } from '../../../tests/support/plainRenderers.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { compileNodes } from '../../documents/compile.ts';
import { defineRenderer } from '../registry/defineRenderer.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { FilterView } from './FilterView.tsx';
import { pagePlace, PlaceContext } from './PageContext.tsx';
import { PageModel } from './PageModel.ts';

const Broken = (): never => {
  throw new Error('boom');
};

it('takes no more than its own place where its widget throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const others = plainRenderers().filter(({ meta }) => meta.type !== numberFieldMeta.type);
  const broken = defineRenderer(numberFieldMeta, { load: () => Promise.resolve({ default: Broken }) });
  const { root } = createPlainRoot({ renderers: [...others, broken] });
  await root.platform.registry.preload(root.platform.registry.metas.types);
  const page = new PageModel(root, { kind: 'mgrList', id: 'list' }, {});
  const nodes = compileNodes(
    [field('gpa', { type: numberFieldMeta.type }), field('name', { type: textFieldMeta.type })],
    page.environment,
    '/fields',
  );
  render(
    <RootContext.Provider value={root}>
      <PlaceContext.Provider value={pagePlace(page)}>
        {nodes.map((node) => (
          <FilterView key={node.path} node={node} value={null} onChange={() => undefined} />
        ))}
      </PlaceContext.Provider>
    </RootContext.Provider>,
  );
  expect(screen.getByRole('group', { name: 'name' }).querySelector('input')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'gpa' })).toBeNull();
  expect(root.log.entries).toMatchObject([{ where: 'mgrList list', finding: { code: 'WIDGET_FAILED' } }]);
});
