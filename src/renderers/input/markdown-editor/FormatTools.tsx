import {
  BoldOutlined,
  CodeOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RightOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Format } from './formats.ts';
import { markdownEditorLocale } from './markdownEditor.locale.ts';

const tools: readonly [Format, typeof BoldOutlined][] = [
  ['bold', BoldOutlined],
  ['italic', ItalicOutlined],
  ['code', CodeOutlined],
  ['heading', FontSizeOutlined],
  ['bulletList', UnorderedListOutlined],
  ['orderedList', OrderedListOutlined],
  ['blockquote', RightOutlined],
  ['link', LinkOutlined],
];

interface FormatToolsProps {
  title: string;
  disabled: boolean;
  apply: (format: Format) => void;
}

/** The marks of Markdown as buttons, for who does not know them by heart. */
export function FormatTools({ title, disabled, apply }: FormatToolsProps) {
  const text = useText(markdownEditorLocale);
  return (
    <Flex wrap gap={2} role="toolbar" aria-label={text('tools', { title })}>
      {tools.map(([format, Icon]) => (
        <Button
          key={format}
          type="text"
          size="small"
          icon={<Icon aria-hidden />}
          aria-label={text(format)}
          title={text(format)}
          disabled={disabled}
          onClick={() => {
            apply(format);
          }}
        />
      ))}
    </Flex>
  );
}
