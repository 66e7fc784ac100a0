import { expect, it } from 'vitest';
import { compileNodes } from '../../documents/compile.ts';
import { createEnvironment } from '../../documents/environment.ts';
import { inspectNodes } from '../../documents/inspect/inspect.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { OPEN } from '../../documents/resolve.ts';
import { buttonMeta } from '../../renderers/action/button/Button.meta.ts';
import { nodeName, textsOf } from './describe.ts';

const environment = createEnvironment(createMetaIndex([buttonMeta]));
const inspect = (title?: string) => {
  const node = { type: 'button', id: 'add', ...(title === undefined ? {} : { title }) };
  const text = { zhCN: '新增学生', enUS: 'Add student' };
  const nodes = compileNodes([{ ...node, props: { text } }], environment, '/toolbar');
  return inspectNodes(nodes, { scope: {}, around: OPEN }, () => undefined)[0]!;
};

it('a node without a title is called by what stands on it, and found by that', () => {
  expect(nodeName(inspect(), 'zhCN')).toBe('新增学生');
  expect(nodeName(inspect('工具'), 'zhCN')).toBe('工具');
  expect(textsOf(inspect('工具'), 'enUS')).toEqual(['Add student']);
});
