import { type GlobalToken, Input, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useTypingLimit } from '../../shared/typing/useTypingLimit.ts';
import { useInput } from '../shared/useInput.ts';
import type { textareaMeta } from './Textarea.meta.ts';

export default observer(function Textarea(widget: RendererProps<typeof textareaMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const { placeholder, rows, maxLength, showCount } = widget.props;
  const limit = useTypingLimit(asText(input.value), maxLength);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <LineInput input={input} placeholder={placeholder} allowClear />;
  return (
    <Input.TextArea
      {...input.attributes}
      value={asText(input.value)}
      placeholder={placeholder || text('enter')}
      rows={rows}
      showCount={showCount}
      {...limit}
      {...(showCount ? { styles: countWithin(token) } : {})}
      onChange={({ target }) => input.change(fromText(target.value))}
      onBlur={input.leave}
    />
  );
});

/** The count in the lower corner, so that what is said of the field stands as close to it as to any other. */
const countWithin = (token: GlobalToken) => ({
  textarea: { paddingBlockEnd: token.paddingLG },
  count: {
    bottom: 1,
    insetInlineEnd: token.padding,
    paddingInlineStart: token.paddingXS,
    background: token.colorBgContainer,
    fontSize: token.fontSizeSM,
  },
});
