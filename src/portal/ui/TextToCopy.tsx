import { theme } from 'antd';
import { useEffect, useId, useRef } from 'react';

interface TextToCopyProps {
  hint: string;
  text: string;
}

/** A text that the browser did not copy, selected for whoever copies it by hand. */
export function TextToCopy({ hint, text }: TextToCopyProps) {
  const { token } = theme.useToken();
  const field = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  useEffect(() => {
    // The dialog is put in its place, and takes the focus, after what stands in it is drawn.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <p id={label}>{hint}</p>
      <textarea
        ref={field}
        readOnly
        aria-labelledby={label}
        rows={Math.min(8, Math.max(2, text.split('\n').length, Math.ceil(text.length / 40)))}
        value={text}
        style={{
          display: 'block',
          width: '100%',
          padding: token.paddingXS,
          resize: 'vertical',
          font: 'inherit',
          color: token.colorText,
          background: token.colorFillQuaternary,
          border: `1px solid ${token.colorBorder}`,
          borderRadius: token.borderRadius,
        }}
      />
    </>
  );
}
