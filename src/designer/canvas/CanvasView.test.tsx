import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainRenderers } from '../../../tests/support/plainRenderers.tsx';
import { boxMeta } from '../../../tests/support/plainMetas.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { insertWidget } from '../../documents/edit/insert.ts';
import { setMember } from '../../documents/edit/setMember.ts';
import { defineRenderer } from '../../runtime/registry/defineRenderer.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Node } from '../../schemas/node.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { DesignContext, type Design } from '../frame/DesignContext.ts';
import { CanvasView } from './CanvasView.tsx';

const label = (id: string, rest: Partial<Node> = {}): Node => ({
  type: 'label',
  id,
  props: { text: id },
  ...rest,
});
const body: Node[] = [
  label('a', { on: { click: [{ do: 'message', text: 'clicked' }] } }),
  { type: 'box', id: 'outer', children: [label('b'), { type: 'box', id: 'inner' }] },
  { type: 'shelf', id: 'shelf' },
  label('gone', { visible: false }),
];

/** Where the nodes are, in pixels of the window: left, top, right, bottom. */
const PLACES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  a: [10, 10, 390, 50],
  outer: [10, 50, 390, 150],
  b: [20, 60, 380, 100],
  inner: [20, 100, 380, 140],
  shelf: [10, 150, 390, 190],
  f: [10, 10, 390, 50],
};

beforeEach(() => {
  // React tells of the one call that finds what a node has drawn.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top, right, bottom] = PLACES[this.getAttribute('data-node') ?? ''] ?? [0, 0, 400, 400];
    return {
      left,
      top,
      right,
      bottom,
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
    } as DOMRect;
  });
});
afterEach(() => {
  document.body.className = '';
});

const page = (more: Partial<AtriumDocument> = {}): AtriumDocument =>
  ({ kind: 'app', schemaVersion: 2, id: 'home', name: 'home', body, ...more }) as AtriumDocument;

/** Takes nothing but books, of which there are none. */
const shelf = defineRenderer(
  { ...boxMeta, type: 'shelf', title: { zhCN: 'shelf', enUS: 'shelf' }, slots: {}, holds: 'book' },
  { load: () => Promise.resolve({ default: () => <hr /> }) },
);

async function design(document: AtriumDocument = page()) {
  const asked = vi.fn(() => ({ list: [], total: 0 }));
  const { root, ui } = createPlainRoot({
    renderers: [...plainRenderers(), shelf],
    answers: { '/book/list.htm': asked },
  });
  await root.platform.registry.preload(root.platform.registry.metas.types);
  const model = new DesignModel(
    { revision: 1, document },
    {
      metas: root.platform.registry.metas,
    },
  );
  render(
    <RootContext.Provider value={root}>
      <DesignContext.Provider value={{ model } as Design}>
        <div className="at-design">
          <button type="button" data-type="label">
            new
          </button>
          <main role="region" aria-label="画布" tabIndex={-1}>
            <CanvasView width="desktop" />
          </main>
        </div>
      </DesignContext.Provider>
    </RootContext.Provider>,
  );
  await vi.waitFor(() => expect(globalThis.document.querySelector('[data-node]')).not.toBeNull());
  return { model, ui, asked };
}

const node = (id: string): Element => {
  const found = document.querySelector(`[data-node="${id}"]`);
  if (found === null) throw new Error(`Nothing is marked as ${id}.`);
  return found;
};
const pointer = (type: string, target: Element, x: number, y: number, more: object = {}): void => {
  fireEvent(
    target,
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      button: 0,
      isPrimary: true,
      ...more,
    }),
  );
};
const press = (target: Element, more: object = {}): void => {
  pointer('pointerdown', target, 0, 0, more);
  pointer('pointerup', target, 0, 0, more);
  pointer('click', target, 0, 0, { detail: 1, ...more });
};
const drag = (from: Element, x: number, y: number): void => {
  pointer('pointerdown', from, 0, 0);
  pointer('pointermove', from, 6, 0);
  pointer('pointermove', from, x, y);
};
const drop = (): void => pointer('pointerup', document.body, 0, 0);
const shown = (): DOMStringMap | undefined => document.querySelector<HTMLElement>('.at-canvas-drop')?.dataset;
const idsOf = (nodes: readonly unknown[] = []): unknown[] =>
  (nodes as Node[]).map(({ id, children }) => (children ? [id, ...idsOf(children)] : id));
const bodyOf = ({ document }: DesignModel): unknown[] => idsOf('body' in document ? document.body : []);

test('a press selects the deepest part, a second one what is around it, Ctrl adds; widgets get none of it', async () => {
  const { model, ui } = await design();
  press(node('b'));
  expect(model.selection).toEqual(['b']);
  press(node('b'));
  expect(model.selection).toEqual(['outer']);
  press(node('a'), { ctrlKey: true });
  expect(model.selection).toEqual(['a', 'outer']);
  expect(ui.messages).toEqual([]);
  fireEvent.click(screen.getByRole('switch'));
  press(node('a'));
  await vi.waitFor(() => expect(ui.messages).toHaveLength(1));
});

test('an edit mounts nothing anew, loads nothing again and keeps what the page holds', async () => {
  const { model, asked } = await design(page({ sources: { books: { call: 'book/list' } } }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  const before = ['a', 'outer', 'b'].map(node);
  act(() => void model.run(setMember(['b'], '/props/text', 'edited', 'text')));
  await screen.findByText('edited');
  act(() => void model.run(insertWidget('label', { parent: 'document', holding: 'body', index: 0 })));
  await vi.waitFor(() => expect(node(model.selection[0] ?? '')).toBeTruthy());
  expect(['a', 'outer', 'b'].map(node)).toEqual(before);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what was typed while a form is tried survives an edit', async () => {
  const field = { type: 'text-field', id: 'f', name: 'f', title: 'F' };
  const head = { kind: 'form', schemaVersion: 2, id: 'form', name: 'form' } as const;
  const form: AtriumDocument = { ...head, fields: [field], grants: [] };
  const { model } = await design(form);
  fireEvent.click(screen.getByRole('switch'));
  const box = await vi.waitFor(() => document.querySelector<HTMLInputElement>('[data-code="f"]')!);
  fireEvent.change(box, { target: { value: 'typed' } });
  act(() => void model.run(setMember(['f'], '/title', 'Renamed', 'title')));
  await screen.findByText('Renamed');
  expect(document.querySelector<HTMLInputElement>('[data-code="f"]')).toBe(box);
  expect(box.value).toBe('typed');
});

test('a drag shows where it drops, and drops there; refused or cancelled it changes nothing', async () => {
  const { model } = await design();
  drag(node('a'), 200, 120);
  expect(shown()).toMatchObject({ drop: '', dropIn: 'inner', dropAt: '0' });
  drop();
  expect(bodyOf(model)).toEqual([['outer', 'b', ['inner', 'a']], 'shelf', 'gone']);
  act(() => void model.undo());
  await vi.waitFor(() => node('a'));
  drag(node('a'), 200, 120);
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect(shown()).toMatchObject({ dropIn: 'outer' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  drop();
  drag(node('outer'), 200, 120);
  expect(shown()).toBeUndefined();
  drop();
  expect(bodyOf(model)).toEqual(['a', ['outer', 'b', 'inner'], 'shelf', 'gone']);
  drag(node('a'), 200, 170);
  expect(shown()?.dropRefused).toContain('“shelf”');
  const { steps } = model.history;
  drop();
  expect(model.refusal?.zhCN).toContain('“shelf”');
  expect(model.history.steps).toBe(steps);
  drag(screen.getByText('new'), 200, 120);
  drop();
  expect(bodyOf(model)).toEqual(['a', ['outer', 'b', ['inner', model.selection[0]]], 'shelf', 'gone']);
});

test('keys walk, lift, choose a place, drop and put back, and it is said', async () => {
  const { model } = await design();
  const region = screen.getByRole('region', { name: '画布' });
  const key = (name: string): void => void fireEvent.keyDown(region, { key: name });
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft'].map((name) => {
    key(name);
    return model.selection[0];
  });
  expect(walked).toEqual(['a', 'outer', 'b', 'inner', 'b', 'outer']);
  act(() => model.select(['a']));
  key('m');
  expect(screen.getByRole('status').textContent).toContain('已提起');
  for (let at = 0; at < 20 && shown()?.dropIn !== 'inner'; at += 1) key('ArrowDown');
  expect(screen.getByRole('status').textContent).toContain('home › ');
  key('Escape');
  expect(bodyOf(model)).toEqual(['a', ['outer', 'b', 'inner'], 'shelf', 'gone']);
  key('m');
  for (let at = 0; at < 20 && shown()?.dropIn !== 'inner'; at += 1) key('ArrowDown');
  key('Enter');
  expect(model.tree.byKey.get('a')?.within?.parent.key).toBe('inner');
});

test('what has no face stands in the strip; what is hidden is drawn on demand; empty containers are marked', async () => {
  const { model } = await design();
  fireEvent.click(await screen.findByRole('button', { name: 'label' }));
  expect(model.selection).toEqual(['gone']);
  expect(
    [...document.querySelectorAll('[data-empty]')].map((each) => each.getAttribute('data-node')),
  ).toEqual(['inner', 'shelf']);
  fireEvent.click(screen.getByRole('checkbox'));
  await vi.waitFor(() => expect(node('gone').hasAttribute('data-hidden')).toBe(true));
  // What is selected says why nobody sees it.
  screen.getByText('隐藏 · 显示：从不');
});

test('parts that stand side by side are put into a container by the toolbar, and taken out again', async () => {
  const { model } = await design();
  act(() => model.select(['a']));
  fireEvent.click(await screen.findByRole('button', { name: '组合到…' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'box' }));
  const [group] = model.selection;
  expect(bodyOf(model)).toEqual([[group, 'a'], ['outer', 'b', 'inner'], 'shelf', 'gone']);
  act(() => model.select(['outer']));
  fireEvent.click(await screen.findByRole('button', { name: '组合到…' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '取消组合' }));
  expect(bodyOf(model)).toEqual([[group, 'a'], 'b', 'inner', 'shelf', 'gone']);
});
