import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { secretLocale } from '../shared/secret.locale.ts';
import { useTypingLimit } from '../../shared/typing/useTypingLimit.ts';
import { useInput } from '../shared/useInput.ts';
import { useSecret } from '../shared/useSecret.ts';
import type { passwordMeta } from './Password.meta.ts';

/**
 * White space belongs to a password, so that nothing is trimmed. One that is kept is told of and never shown; what is
 * typed takes its place, and it can be taken away.
 */
export default observer(function Password(widget: RendererProps<typeof passwordMeta>) {
  const input = useInput(widget);
  const secret = useSecret(input);
  const { attributes } = input;
  const text = useText(inputLocale);
  const secretText = useText(secretLocale);
  const { placeholder, maxLength, autoComplete } = widget.props;
  const limit = useTypingLimit(secret.text, maxLength);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return (
    <Space.Compact block>
      <Input.Password
        {...attributes}
        value={secret.text}
        placeholder={secret.covered ? secretText('isSet') : placeholder || text('enter')}
        autoComplete={autoComplete}
        iconRender={(visible) =>
          visible ? (
            <EyeOutlined aria-label={text('hidePassword')} />
          ) : (
            <EyeInvisibleOutlined aria-label={text('showPassword')} />
          )
        }
        {...limit}
        onChange={({ target }) => secret.type(target.value)}
        onBlur={input.leave}
      />
      {secret.covered && !attributes.disabled && !attributes['aria-required'] ? (
        <Button {...(attributes.size ? { size: attributes.size } : {})} onClick={secret.takeAway}>
          {secretText('takeAway')}
        </Button>
      ) : null}
    </Space.Compact>
  );
});
