import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { plainRenderers } from '../../../tests/support/plainRenderers.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { compileNodes } from '../../documents/compile.ts';
import { OPEN } from '../../documents/resolve.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { Node } from '../../schemas/node.ts';
import { useFindingsInLog } from './useFindingsInLog.ts';

function follow() {
  const { root } = createPlainRoot({ renderers: plainRenderers() });
  const where = 'app page';
  const add = (body: readonly Node[], listed: readonly Node[] = []) => {
    const compile = (nodes: readonly Node[], path: string) =>
      compileNodes(nodes, root.environment(where), path);
    const place = { scope: {}, around: OPEN };
    const group = { path: '/toolbar', title: '', parts: [], nodes: compile(listed, '/toolbar'), place };
    return root.inspect.addDocument({ where, nodes: compile(body, '/body'), place, groups: () => [group] });
  };
  const use = () =>
    renderHook(useFindingsInLog, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RootContext.Provider value={root}>{children}</RootContext.Provider>
      ),
    });
  const told = () => root.log.entries.map(({ finding }) => `${finding.code} ${finding.path ?? ''}`);
  return { root, add, use, told };
}
const label = (id: string, props: object): Node => ({ type: 'label', id, props: { ...props } });

it('tells of every node once, wherever it stands, however often one looks', async () => {
  const { add, use, told } = follow();
  const inside = label('b', { colour: 1 });
  add([{ type: 'box', id: 'a', children: [inside] }], [label('c', { shade: 1 })]);
  const { unmount } = use();
  const expected = ['UNKNOWN_PROP /body/0/children/0/props/colour', 'UNKNOWN_PROP /toolbar/0/props/shade'];
  await expect.poll(told).toEqual(expected);
  unmount();
  use();
  act(() => void add([label('d', { tint: 1 })]));
  await expect.poll(told).toEqual([...expected, 'UNKNOWN_PROP /body/0/props/tint']);
});

it('goes through a long page to its end', async () => {
  const { add, use, told } = follow();
  add(Array.from({ length: 320 }, (_, index) => label(`n${String(index)}`, index % 100 ? {} : { tint: 1 })));
  use();
  await expect
    .poll(told)
    .toEqual([0, 100, 200, 300].map((index) => `UNKNOWN_PROP /body/${String(index)}/props/tint`));
});

it('does not tell twice of what keeps a node from being drawn', async () => {
  const { add, use, told } = follow();
  add([label('a', { text: 5, tint: 1 })]);
  use();
  await expect.poll(told).toEqual(['WRONG_PROP /body/0/props/text', 'UNKNOWN_PROP /body/0/props/tint']);
});
