import {
  BoldOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  RightOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { Button, Flex, theme } from 'antd';

import { useText } from '../../../runtime/locale/useText.ts';
import { LinkTool } from './LinkTool.tsx';
import { richTextEditorLocale } from './richTextEditor.locale.ts';

interface Tool {
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote';
  icon: typeof BoldOutlined;
  run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  { name: 'bold', icon: BoldOutlined, run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: ItalicOutlined, run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    icon: UnderlineOutlined,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    icon: StrikethroughOutlined,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'heading',
    icon: FontSizeOutlined,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    icon: UnorderedListOutlined,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: OrderedListOutlined,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: RightOutlined,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** The formats as buttons that say which of them hold where the caret stands. */
export function EditorTools({
  editor,
  title,
  disabled,
}: {
  editor: Editor | null;
  title: string;
  disabled: boolean;
}) {
  const text = useText(richTextEditorLocale);
  const { token } = theme.useToken();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.filter(({ name }) => current?.isActive(name) === true).map(({ name }) => name),
      link: current?.getAttributes('link').href as string | undefined,
      undo: current?.can().undo() === true,
      redo: current?.can().redo() === true,
    }),
  });
  const step = (name: 'undo' | 'redo', Icon: Tool['icon']) => (
    <Button
      type="text"
      size="small"
      icon={<Icon aria-hidden />}
      aria-label={text(name)}
      title={text(name)}
      disabled={disabled || state?.[name] !== true}
      onClick={() => editor?.chain().focus()[name]().run()}
    />
  );
  return (
    <Flex
      wrap
      gap={2}
      role="toolbar"
      aria-label={text('tools', { title })}
      style={{ padding: token.paddingXXS, borderBottom: `1px solid ${token.colorBorderSecondary}` }}
    >
      {tools.map(({ name, icon: Icon, run }) => {
        const on = state?.active.includes(name) === true;
        return (
          <Button
            key={name}
            type="text"
            size="small"
            icon={<Icon aria-hidden />}
            aria-label={text(name)}
            aria-pressed={on}
            title={text(name)}
            disabled={disabled || !editor}
            style={on ? { background: token.controlItemBgActive, color: token.colorPrimary } : {}}
            onClick={() => {
              if (editor) run(editor);
            }}
          />
        );
      })}
      <LinkTool
        href={state?.link}
        icon={<LinkOutlined aria-hidden />}
        disabled={disabled || !editor}
        set={(href) => {
          const chain = editor?.chain().focus().extendMarkRange('link');
          if (href === undefined) chain?.unsetLink().run();
          else chain?.setLink({ href }).run();
        }}
      />
      {step('undo', UndoOutlined)}
      {step('redo', RedoOutlined)}
    </Flex>
  );
}
