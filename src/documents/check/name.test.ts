import { expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { prop } from '../../schemas/prop.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { checkDocumentSet } from './documentSet.ts';

const title = { zhCN: '物', enUS: 'thing' };
const keyMeta = defineMeta({
  type: 'key',
  version: 1,
  family: 'action',
  icon: 'edit',
  budget: 1,
  title,
  props: { words: prop.text(title) },
  namedBy: 'words',
});

test.each([
  [{}, true],
  [{ title: '', props: { words: ' ' } }, true],
  [{ props: { words: { zhCN: '', enUS: '' } } }, true],
  [{ props: { words: '{{ vars.count }}' } }, false],
  [{ title, props: { words: '' } }, false],
])('a widget that a text names: %j is warned of (%s)', (more, warned) => {
  const document = {
    schemaVersion: 1,
    name: 'name',
    kind: 'app',
    id: 'page',
    variables: { count: { type: 'number' } },
    body: [{ type: 'key', id: 'key', ...more }],
  };
  const [result] = checkDocumentSet([{ name: 'page', document }], { metas: [...plainMetas, keyMeta] });
  expect(result?.findings.map(({ code, path }) => `${code} ${path ?? ''}`)).toEqual(
    warned ? ['MISSING_LABEL /body/0'] : [],
  );
});
