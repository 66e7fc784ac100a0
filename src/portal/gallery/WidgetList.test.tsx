import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { metas } from '../../renderers/metas.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { Experiments } from './Experiments.ts';
import { WidgetList } from './WidgetList.tsx';

it('shows the widget of a link, however far down the list it stands', () => {
  const { root } = createTestRoot();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const current = this.getAttribute('aria-current') !== null;
    return current ? new DOMRect(0, 2900, 200, 40) : new DOMRect(0, 100, 200, 700);
  });
  const draw = (chosen: string) => (
    <RootContext.Provider value={root}>
      <WidgetList
        metas={metas}
        chosen={chosen}
        choose={() => undefined}
        experiments={new Experiments(root.storage)}
      />
    </RootContext.Provider>
  );
  const { container } = render(draw('select'));
  const list = container.querySelector('.at-gallery-groups');
  expect(list?.scrollTop).toBe(2900 - 100 - (700 - 40) / 2);
  vi.restoreAllMocks();
});
