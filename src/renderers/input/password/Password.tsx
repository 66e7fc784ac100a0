import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useTypingLimit } from '../shared/useTypingLimit.ts';
import { useInput } from '../shared/useInput.ts';
import type { passwordMeta } from './Password.meta.ts';

/** White space belongs to a password, so that nothing is trimmed. */
export default observer(function Password(widget: RendererProps<typeof passwordMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, maxLength, autoComplete } = widget.props;
  const limit = useTypingLimit(maxLength);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return (
    <Input.Password
      {...input.attributes}
      value={asText(input.value)}
      placeholder={placeholder || text('enter')}
      autoComplete={autoComplete}
      iconRender={(visible) =>
        visible ? (
          <EyeOutlined aria-label={text('hidePassword')} />
        ) : (
          <EyeInvisibleOutlined aria-label={text('showPassword')} />
        )
      }
      {...limit}
      onChange={({ target }) => input.change(fromText(target.value))}
      onBlur={input.leave}
    />
  );
});
