import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import { htmlText, isPlainHtml, textHtml } from './html.meta.ts';

const node: Node = {
  type: 'rich-text-editor',
  id: 'body',
  name: 'body',
  title: '正文',
  props: { maxLength: 5 },
};

describe('HTML of the editor', () => {
  it.each([
    '<p>a &lt; b <strong>c</strong><br></p><ol start="2"><li><p>x</p></li></ol>',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://a.edu/x?y=1">x</a></p>',
    'plain',
  ])('is plain: %s', (html) => {
    expect(isPlainHtml(html)).toBe(true);
  });

  it.each([
    '<script>x</script>',
    '<p onclick="x()">a</p>',
    '<p style="color:red">a</p>',
    '<img src="x">',
    '<a href="javascript:x()">a</a>',
    '<a href="//evil.com">a</a>',
    "<a href='x'>a</a>",
    '<p',
    '<!-- -->',
    '<P>a</P>',
    '<svg/onload=x>',
  ])('is not: %s', (html) => {
    expect(isPlainHtml(html)).toBe(false);
  });

  it('says its words on one line, and text becomes paragraphs', () => {
    expect(htmlText('<p>a &lt; b</p><ul><li><p>c&nbsp;d</p></li></ul>')).toBe('a < b c d');
    expect(textHtml('a < b\nc')).toBe('<p>a &lt; b</p><p>c</p>');
    expect(htmlText(textHtml('a < b & &lt;'))).toBe('a < b & &lt;');
  });
});

describe('rich text editor', () => {
  it('shows what is stored, by its title, and refuses what is too long', async () => {
    const { form } = await renderNode(node, { values: { body: '<p>一二三四五六</p>' } });
    expect((await screen.findByRole('textbox', { name: '正文' })).textContent).toContain('一二三四五六');
    await act(async () => {
      expect((await form?.validate())?.code).toBe('body');
    });
    expect(form?.field('body')?.error).toBe('不能超过 5 个字');
  });

  it('follows a value that changes elsewhere', async () => {
    const { form } = await renderNode(node, { values: { body: '<p>旧</p>' } });
    const box = await screen.findByRole('textbox', { name: '正文' });
    act(() => form?.setValue('body', '<p>新</p>'));
    expect(box.textContent).toBe('新');
  });

  it('draws only what is safe where it cannot be changed', async () => {
    const body = '<p>好<img src=x onerror="x()"><script>x</script></p>';
    const { container } = await renderNode({ ...node, readOnly: true }, { values: { body } });
    expect(screen.getByText('好')).toBeTruthy();
    expect(container.querySelector('script, [onerror]')).toBeNull();
  });
});
