import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { safeUrl } from '../../../documents/safeUrl.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { phoneMeta } from './Phone.meta.ts';
import { phoneText } from './phoneText.meta.ts';

/** What stands read-only can be called with a tap. */
const callable = (phone: string) => {
  const href = safeUrl(`tel:${phone.replace(/[\s()-]/g, '')}`);
  return href === undefined ? phone : <Typography.Link href={href}>{phone}</Typography.Link>;
};

export default observer(function Phone(widget: RendererProps<typeof phoneMeta>) {
  const input = useInput(widget);
  const { placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} wrap={callable} />;
  return (
    <LineInput
      input={input}
      type="tel"
      inputMode="tel"
      placeholder={placeholder}
      allowClear={allowClear}
      tidy={phoneText}
    />
  );
});
