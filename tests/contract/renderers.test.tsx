import { expect, test } from 'vitest';
import { builtinRenderers } from '../../src/renderers/index.ts';
import { metas } from '../../src/renderers/metas.ts';
import { describeContract } from './widgetContract.tsx';

test('the declarations for the server are those of the widgets', () => {
  expect(metas.map(({ type }) => type).sort()).toEqual(builtinRenderers.map(({ meta }) => meta.type).sort());
});

await describeContract(builtinRenderers);
