import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { SafeHtml } from '../../../runtime/render/SafeHtml.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { useInput } from '../shared/useInput.ts';
import { htmlText } from './html.meta.ts';
import { EditorTools } from './EditorTools.tsx';
import { richTextEditorLocale } from './richTextEditor.locale.ts';
import type { richTextEditorMeta } from './RichTextEditor.meta.ts';
import './richText.css';

/** The editor writes only what its schema knows, whatever is pasted; what is empty is null. */
export default observer(function RichTextEditor(widget: RendererProps<typeof richTextEditorMeta>) {
  const input = useInput(widget);
  const text = useText(richTextEditorLocale);
  const { token } = theme.useToken();
  const html = typeof input.value === 'string' ? input.value : '';
  if (widget.readOnly) {
    if (html === '') return <span style={{ color: token.colorTextSecondary }}>{text('empty')}</span>;
    return <SafeHtml html={html} className="atrium-rich-text" />;
  }
  if (input.filter) return <LineInput input={input} placeholder="" allowClear />;
  return <OpenEditor widget={widget} html={html} />;
});

/** The editor takes Escape for its own and does nothing with it: it is for what stands around. */
const LEFT_ALONE = { keydown: (_view: unknown, { key }: KeyboardEvent): boolean => key === 'Escape' };

const OpenEditor = observer(function OpenEditor({
  widget,
  html,
}: {
  widget: RendererProps<typeof richTextEditorMeta>;
  html: string;
}) {
  const input = useInput(widget);
  const common = useText(inputLocale);
  const { token } = theme.useToken();
  const { id, disabled, status } = input.attributes;
  const ports = useRef(input);
  ports.current = input;
  /** What was written here last: it comes back as the value, and changes nothing. */
  const written = useRef<string | null>(null);
  const placeholder = widget.props.placeholder || common('enter');
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [3] },
        link: {
          openOnClick: false,
          autolink: true,
          protocols: ['http', 'https', 'mailto', 'tel'],
          HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank', class: null },
        },
      }),
    ],
    content: html,
    editable: !disabled,
    // The first drawing is of React's own time, so that nothing is drawn twice.
    immediatelyRender: false,
    onUpdate: ({ editor: changed }) => {
      const next = changed.getHTML();
      written.current = htmlText(next) === '' ? '' : next;
      ports.current.change(written.current === '' ? null : next);
    },
    onBlur: () => ports.current.leave(),
  });
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': widget.title,
    'aria-required': String(input.attributes['aria-required']),
    'aria-invalid': String(input.attributes['aria-invalid']),
    'aria-placeholder': placeholder,
    'data-placeholder': placeholder,
    ...(id === undefined ? {} : { id }),
    ...(input.attributes['aria-describedby']
      ? { 'aria-describedby': input.attributes['aria-describedby'] }
      : {}),
  };
  const key = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({
      editorProps: { attributes: JSON.parse(key) as Record<string, string>, handleDOMEvents: LEFT_ALONE },
      editable: !disabled,
    });
  }, [editor, key, disabled]);
  useEffect(() => {
    if (!editor || html === written.current) return;
    // The value changed elsewhere: a reset, an action, a rule.
    written.current = null;
    const own = htmlText(editor.getHTML()) === '' ? '' : editor.getHTML();
    if (own !== html) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <div
      className="atrium-rich-text-editor"
      style={{
        border: `1px solid ${status === 'error' ? token.colorError : token.colorBorder}`,
        borderRadius: token.borderRadius,
        background: disabled ? token.colorBgContainerDisabled : token.colorBgContainer,
        color: disabled ? token.colorTextDisabled : token.colorText,
      }}
    >
      <EditorTools editor={editor} title={widget.title} disabled={disabled} />
      <div data-empty={html === ''} style={{ padding: `${token.paddingXS}px ${token.paddingSM}px` }}>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
});
