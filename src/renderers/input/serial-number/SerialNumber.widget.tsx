import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { serialNumberLocale } from './serialNumber.locale.ts';
import type { serialNumberMeta } from './SerialNumber.meta.ts';

/** Always a text: the number is the server's, and stays what it was when the record was added. */
export default observer(function SerialNumber(widget: RendererProps<typeof serialNumberMeta>) {
  const input = useInput(widget);
  const text = useText(serialNumberLocale);
  const { token } = theme.useToken();
  if (input.filter) return <LineInput input={input} placeholder="" allowClear />;
  const given = input.value !== null && input.value !== '';
  if (given || (widget.readOnly && widget.field?.isNew !== true)) return <ReadOnlyText widget={widget} />;
  return <span style={{ color: token.colorTextSecondary }}>{text('later')}</span>;
});
