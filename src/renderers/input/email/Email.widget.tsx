import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { safeUrl } from '../../../documents/safeUrl.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { narrowText } from '../shared/narrowText.meta.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { emailMeta } from './Email.meta.ts';

/** An address that would bring headers along (`?bcc=`) stays plain text. */
const writable = (address: string) => {
  const href = /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? safeUrl(`mailto:${address}`) : undefined;
  return href === undefined ? address : <Typography.Link href={href}>{address}</Typography.Link>;
};

export default observer(function Email(widget: RendererProps<typeof emailMeta>) {
  const input = useInput(widget);
  const { placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} wrap={writable} />;
  // `type="email"` would take white space away while it is typed, so that only the keyboard is asked for.
  return (
    <LineInput
      input={input}
      inputMode="email"
      placeholder={placeholder}
      allowClear={allowClear}
      tidy={narrowText}
    />
  );
});
