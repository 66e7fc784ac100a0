import { Badge, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Tone } from '../../../schemas/option.ts';
import type { statusMeta } from './Status.meta.ts';

const semantic = ['default', 'success', 'processing', 'warning', 'error'] as const;
const isSemantic = (tone: Tone): tone is (typeof semantic)[number] =>
  (semantic as readonly string[]).includes(tone);

/** A dot and a label; the label alone says it too, so that colour never carries the meaning by itself. */
const Status = observer(function Status({ props }: RendererProps<typeof statusMeta>) {
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { value, options } = props;
  if (value === undefined || value === '') return <span style={{ color: token.colorTextSecondary }}>—</span>;
  const option = options.find(value);
  const text = option ? locale.localise(option.label) : options.status === 'loading' ? '…' : String(value);
  const tone = option?.tone ?? 'default';
  return isSemantic(tone) ? <Badge status={tone} text={text} /> : <Badge color={tone} text={text} />;
});
export default Status;
