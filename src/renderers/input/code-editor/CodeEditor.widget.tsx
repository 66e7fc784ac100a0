import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useCodeMirror } from '../shared/codeMirror/useCodeMirror.ts';
import '../shared/codeMirror/codeMirror.css';
import { inputLocale } from '../shared/input.locale.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import type { codeEditorMeta } from './CodeEditor.meta.ts';

type Widget = RendererProps<typeof codeEditorMeta>;

export default observer(function CodeEditor(widget: Widget) {
  const input = useInput(widget);
  return input.filter ? <LineInput input={input} placeholder="" allowClear /> : <Editor widget={widget} />;
});

/** What may not be changed keeps its colours and its line numbers. */
const Editor = observer(function Editor({ widget }: { widget: Widget }) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { theme: looks } = useRoot();
  const { token } = theme.useToken();
  const { language, height } = widget.props;
  const { id, disabled, status, 'aria-describedby': described, ...aria } = input.attributes;
  const value = asText(input.value);
  const { host } = useCodeMirror({
    value,
    language,
    dark: looks.dark,
    numbered: true,
    editable: !widget.readOnly && !disabled,
    attributes: {
      ...(id === undefined ? {} : { id }),
      ...(described === undefined ? {} : { 'aria-describedby': described }),
      'aria-label': widget.title || text('enter'),
      'aria-invalid': String(aria['aria-invalid']),
      'aria-required': String(aria['aria-required']),
      ...(widget.readOnly || disabled ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    },
    change: (text) => input.change(fromText(text)),
    leave: input.leave,
  });
  return (
    <div
      ref={host}
      className="atrium-code-mirror"
      style={{
        ...(widget.readOnly ? { maxHeight: height } : { height }),
        overflow: 'auto',
        color: disabled ? token.colorTextDisabled : token.colorText,
        background: disabled || widget.readOnly ? token.colorFillQuaternary : token.colorBgContainer,
        border: `1px solid ${status === 'error' ? token.colorError : token.colorBorder}`,
        borderRadius: token.borderRadius,
        fontSize: token.fontSize,
      }}
    />
  );
});
