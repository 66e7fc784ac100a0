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

/** What is at the address, where it is an image that may be shown. */
const drawn = (address: string) => {
  const src = safeImageUrl(address);
  if (src === undefined) return address;
  return <img src={src} alt="" referrerPolicy="no-referrer" style={{ maxWidth: 240, maxHeight: 150 }} />;
};

export default observer(function Url(widget: RendererProps<typeof urlMeta>) {
  const input = useInput(widget);
  const { placeholder, allowClear, picture } = widget.props;
  if (widget.readOnly && picture) return <ReadOnlyText widget={widget} wrap={drawn} />;
  if (widget.readOnly) return <ReadOnlyText widget={widget} wrap={openable} />;
  return <LineInput input={input} inputMode="url" placeholder={placeholder} allowClear={allowClear} />;
});
