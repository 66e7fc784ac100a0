import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { safeImageUrl, safeUrl } from '../../../documents/safeUrl.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { urlMeta } from './Url.meta.ts';

/** Only what is written as a web address becomes a link. */
const openable = (address: string) => {
  const href = /^https?:\/\//i.test(address) ? safeUrl(address) : undefined;
  if (href === undefined) return address;
  return (
    <Typography.Link href={href} target="_blank" rel="noopener noreferrer">
      {address}
    </Typography.Link>
  );
};

/** A picture beside the other fields of a record. */
const SMALL = { maxWidth: 240, maxHeight: 180 };

export default observer(function Url(widget: RendererProps<typeof urlMeta>) {
  const input = useInput(widget);
  const { placeholder, allowClear, picture } = widget.props;
  const src = widget.readOnly && picture ? safeImageUrl(input.value) : undefined;
  if (src !== undefined) return <img src={src} alt="" referrerPolicy="no-referrer" style={SMALL} />;
  if (widget.readOnly) return <ReadOnlyText widget={widget} wrap={openable} />;
  return <LineInput input={input} inputMode="url" placeholder={placeholder} allowClear={allowClear} />;
});
