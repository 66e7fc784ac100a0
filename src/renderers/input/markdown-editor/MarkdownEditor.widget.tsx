import { Flex, Segmented, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { MarkdownText } from '../../shared/markdown/MarkdownText.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useCodeMirror } from '../shared/codeMirror/useCodeMirror.ts';
import '../shared/codeMirror/codeMirror.css';
import { inputLocale } from '../shared/input.locale.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import { applyFormat } from './formats.ts';
import { FormatTools } from './FormatTools.tsx';
import type { markdownEditorMeta } from './MarkdownEditor.meta.ts';
import { markdownEditorLocale } from './markdownEditor.locale.ts';

type Widget = RendererProps<typeof markdownEditorMeta>;

export default observer(function MarkdownEditor(widget: Widget) {
  const input = useInput(widget);
  const text = useText(markdownEditorLocale);
  const { token } = theme.useToken();
  const written = asText(input.value);
  if (input.filter) return <LineInput input={input} placeholder="" allowClear />;
  if (!widget.readOnly) return <Editor widget={widget} />;
  if (written === '') return <span style={{ color: token.colorTextSecondary }}>{text('empty')}</span>;
  return <MarkdownText text={written} />;
});

const Editor = observer(function Editor({ widget }: { widget: Widget }) {
  const input = useInput(widget);
  const common = useText(inputLocale);
  const text = useText(markdownEditorLocale);
  const { theme: looks } = useRoot();
  const { token } = theme.useToken();
  const [shows, setShows] = useState<'write' | 'preview'>('write');
  const { id, disabled, status, 'aria-describedby': described, ...aria } = input.attributes;
  const written = asText(input.value);
  const title = widget.title || common('enter');
  const { host, view } = useCodeMirror({
    value: written,
    language: 'markdown',
    dark: looks.dark,
    numbered: false,
    editable: !disabled,
    attributes: {
      ...(id === undefined ? {} : { id }),
      ...(described === undefined ? {} : { 'aria-describedby': described }),
      'aria-label': title,
      'aria-invalid': String(aria['aria-invalid']),
      'aria-required': String(aria['aria-required']),
      ...(disabled ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    },
    change: (next) => input.change(fromText(next)),
    leave: input.leave,
  });
  const { height } = widget.props;
  const writing = shows === 'write';
  return (
    <div
      style={{
        background: disabled ? token.colorFillQuaternary : token.colorBgContainer,
        border: `1px solid ${status === 'error' ? token.colorError : token.colorBorder}`,
        borderRadius: token.borderRadius,
        overflow: 'hidden',
      }}
    >
      <Flex
        wrap
        align="center"
        justify="space-between"
        gap="small"
        style={{ padding: token.paddingXXS, borderBottom: `1px solid ${token.colorBorderSecondary}` }}
      >
        <FormatTools
          title={title}
          disabled={disabled || !writing}
          apply={(format) => {
            if (view.current) applyFormat(view.current, format);
          }}
        />
        <div role="toolbar" aria-label={text('view', { title })}>
          <Segmented
            size="small"
            value={shows}
            options={[
              { value: 'write', label: text('write') },
              { value: 'preview', label: text('preview') },
            ]}
            onChange={setShows}
          />
        </div>
      </Flex>
      {/* Out of sight, but there: what can be undone is kept over a look at the preview. */}
      <div
        ref={host}
        className="atrium-code-mirror"
        style={{
          ...(writing ? {} : { display: 'none' }),
          height,
          overflow: 'auto',
          color: disabled ? token.colorTextDisabled : token.colorText,
          fontSize: token.fontSize,
        }}
      />
      {!writing && (
        <div style={{ height, overflow: 'auto', padding: token.paddingSM }} tabIndex={0}>
          {written === '' ? (
            <span style={{ color: token.colorTextSecondary }}>{text('nothing')}</span>
          ) : (
            <MarkdownText text={written} />
          )}
        </div>
      )}
    </div>
  );
});
