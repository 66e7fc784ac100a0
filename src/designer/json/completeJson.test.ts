import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import { documentSchemas } from '../../schemas/documents/index.ts';
import { completeJson } from './completeJson.ts';

/** What is offered at the bar. */
function offeredIn(text: string, kind: 'app' | 'mgrList' = 'app'): readonly string[] {
  const at = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [json()] });
  const complete = completeJson(documentSchemas[kind], createMetaIndex(metas), 'zhCN');
  return complete(new CompletionContext(state, at, true))?.options.map(({ label }) => label) ?? [];
}

test.each([
  ['{"kind": "app", "|"}', ['"body"', '"sources"', '"variables"']],
  ['{"kind": "app", |}', ['"body"']],
  ['{"body": [{"type": "|"}]}', ['"text"', '"section"', '"bar-chart"']],
  ['{"body": [{"type": "button", "|": 1}]}', ['"props"', '"visible"', '"on"']],
  ['{"body": [{"type": "section", "children": [{"type": "button", "props": {"|"}}]}]}', ['"text"', '"icon"']],
  ['{"body": [{"type": "link-action", "props": {"type": "|"}}]}', ['"primary"', '"link"']],
  ['{"body": [{"type": "link-action", "props": {"block": |}}]}', ['true', 'false']],
])('%s is completed', (text, expected) => {
  expect(offeredIn(text)).toEqual(expect.arrayContaining(expected));
});

test('what stands already is not offered again, nor what a kind does not have', () => {
  const offered = offeredIn('{"kind": "mgrList", "columns": [], "|"}', 'mgrList');
  expect(offered).toContain('"filters"');
  expect(offered).not.toContain('"columns"');
  expect(offered).not.toContain('"body"');
});

test('what is typed before the caret narrows it, what begins with that first', () => {
  const offered = offeredIn('{"body": [{"type": "te|"}]}');
  expect(offered[0]).toMatch(/^"te/);
  expect(offered.every((label) => label.includes('te'))).toBe(true);
});
