import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { firstWords } from './firstWords.meta.ts';

const node = { type: 'markdown-editor', id: 'note', name: 'note', title: '说明' };

/** The editor behind the box on the page: jsdom has no layout to type into. */
function editor(): EditorView {
  const view = EditorView.findFromDOM(screen.getByRole('textbox'));
  if (!view) throw new Error('There is no editor.');
  return view;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps what is typed, and shows what it comes to', async () => {
  const { form } = await renderNode(node, { values: { note: '' } });
  act(() => editor().dispatch({ changes: { from: 0, insert: '# 标题' } }));
  expect(form?.values.note).toBe('# 标题');
  fireEvent.click(screen.getByText('预览'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('标题');
  act(() => form?.setValue('note', null));
  expect(screen.getByText('暂无内容')).toBeTruthy();
});

it('draws HTML and script addresses as the text that they are', async () => {
  const { container } = await renderNode(
    { ...node, readOnly: true },
    { values: { note: '<img src=x onerror=alert(1)> [x](javascript:alert(1))' } },
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('a[href^="javascript"]')).toBeNull();
});

describe('the tools', () => {
  const selected = async (text: string, from: number, to: number) => {
    const { form } = await renderNode(node, { values: { note: text } });
    act(() => editor().dispatch({ selection: { anchor: from, head: to } }));
    return () => form?.values.note;
  };

  it.each([
    ['加粗', '一**二**三'],
    ['斜体', '一*二*三'],
    ['代码', '一`二`三'],
  ])('%s puts its marks around the selection, and takes them away again', async (tool, marked) => {
    const value = await selected('一二三', 1, 2);
    press(tool);
    expect(value()).toBe(marked);
    press(tool);
    expect(value()).toBe('一二三');
  });

  it.each([
    ['标题', '### 一\n### 二'],
    ['项目列表', '- 一\n- 二'],
    ['编号列表', '1. 一\n2. 二'],
    ['引用', '> 一\n> 二'],
  ])('%s marks every line of the selection, and takes the marks away again', async (tool, marked) => {
    const value = await selected('一\n二', 0, 3);
    press(tool);
    expect(value()).toBe(marked);
    press(tool);
    expect(value()).toBe('一\n二');
  });

  it('a link selects its address, to be typed over', async () => {
    const value = await selected('见网站', 1, 3);
    press('链接');
    expect(value()).toBe('见[网站](https://)');
    const { from, to } = editor().state.selection.main;
    expect(editor().state.sliceDoc(from, to)).toBe('https://');
  });
});

test.each([
  ['## 标题\n\n正文', '标题…'],
  ['- **一** [二](https://example.edu)', '一 二'],
  ['', ''],
  ['字'.repeat(90), `${'字'.repeat(80)}…`],
])('a cell shows the first words of %j', (markdown, words) => {
  expect(firstWords(markdown)).toBe(words);
});
