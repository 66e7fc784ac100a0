import { EditorView } from '@codemirror/view';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { codeFault } from './codeFault.meta.ts';

const node = { type: 'code-editor', id: 'code', name: 'code', title: '代码' };

/** The editor behind the box on the page: jsdom has no layout to type into. */
function editor(): EditorView {
  const view = EditorView.findFromDOM(screen.getByRole('textbox'));
  if (!view) throw new Error('There is no editor.');
  return view;
}

it('keeps what is typed, and follows a value that others change', async () => {
  const { form } = await renderNode(node, { values: { code: 'a' } });
  act(() => editor().dispatch({ changes: { from: 1, insert: '\nb' } }));
  expect(form?.values.code).toBe('a\nb');
  act(() => form?.setValue('code', 'c'));
  expect(editor().state.doc.toString()).toBe('c');
  act(() => editor().dispatch({ changes: { from: 0, to: 1, insert: '' } }));
  expect(form?.values.code).toBeNull();
});

it('cannot be typed into where it is read-only', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { code: 'select 1' } });
  const box = screen.getByRole('textbox');
  expect(box.getAttribute('contenteditable')).toBe('false');
  expect(box.textContent).toContain('select 1');
});

it('wants JSON where JSON is asked for, and judges no other language', () => {
  expect(codeFault('{"a": 1}', 'json')).toBeUndefined();
  expect(codeFault('{a: 1}', 'json')).toBeDefined();
  expect(codeFault('select', 'sql')).toBeUndefined();
});
