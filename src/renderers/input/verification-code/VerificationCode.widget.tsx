import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { secretLocale } from '../shared/secret.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useSecret } from '../shared/useSecret.ts';
import type { verificationCodeMeta } from './VerificationCode.meta.ts';

/**
 * One input under drawn boxes: phones fill in the code of a message, a code is pasted whole, and a screen reader finds
 * one field.
 */
export default observer(function VerificationCode(widget: RendererProps<typeof verificationCodeMeta>) {
  const input = useInput(widget);
  const secret = useSecret(input);
  const { token } = theme.useToken();
  const text = useText(secretLocale);
  const [focused, focus] = useState(false);
  const { length } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const code = secret.text.slice(0, length);
  const { size: _size, status, disabled, ...attributes } = input.attributes;
  const side = token.controlHeightLG;
  const border = (index: number): string => {
    if (status === 'error') return token.colorError;
    return focused && index === Math.min(code.length, length - 1) ? token.colorPrimary : token.colorBorder;
  };
  const type = (typed: string): void => {
    const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    if (digits === code) return;
    secret.type(digits);
    if (digits.length === length) void widget.emit('complete', { code: digits });
  };
  return (
    <div style={{ position: 'relative', width: 'fit-content', maxWidth: '100%' }}>
      <div aria-hidden style={{ display: 'flex', gap: token.marginXS }}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            style={{
              display: 'grid',
              placeItems: 'center',
              flex: `0 1 ${side}px`,
              width: side,
              height: side,
              fontSize: token.fontSizeLG,
              color: disabled ? token.colorTextDisabled : token.colorText,
              background: disabled ? token.colorBgContainerDisabled : token.colorBgContainer,
              border: `1px solid ${border(index)}`,
              borderRadius: token.borderRadius,
            }}
          >
            {secret.covered ? '•' : (code[index] ?? '')}
          </span>
        ))}
      </div>
      <input
        {...attributes}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Further digits of a text that is pasted are cut off above, its spaces left out.
        value={code}
        {...(secret.covered ? { placeholder: text('isSet') } : {})}
        onChange={({ target }) => type(target.value)}
        onFocus={() => focus(true)}
        onBlur={() => {
          focus(false);
          input.leave();
        }}
        style={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          border: 0,
          padding: 0,
          opacity: 0,
          cursor: disabled ? 'not-allowed' : 'text',
        }}
      />
    </div>
  );
});
