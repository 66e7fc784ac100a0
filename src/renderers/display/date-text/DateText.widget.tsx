import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { dateText } from './formatDate.ts';
import type { dateTextMeta } from './DateText.meta.ts';

const DateText = observer(function DateText({ node, props }: RendererProps<typeof dateTextMeta>) {
  const { token } = theme.useToken();
  const root = useRoot();
  const { zone } = root.environment(node.path);
  const text = dateText(props.value, props.format, {
    zone,
    language: root.locale.language,
    notation: root.locale.notation,
  });
  if (text === '') return <span style={{ color: token.colorTextSecondary }}>—</span>;
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
});
export default DateText;
