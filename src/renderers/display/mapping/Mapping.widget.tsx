import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';
import type { mappingMeta } from './Mapping.meta.ts';

/** Names in place of codes. While they are on their way the place stays, so that no code flashes up. */
const Mapping = observer(function Mapping({ props }: RendererProps<typeof mappingMeta>) {
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { value, options, otherwise } = props;
  const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== '');
  const quiet = { color: token.colorTextSecondary };
  if (values.length === 0) return <span style={quiet}>—</span>;
  if (options.status === 'loading') return <span style={quiet}>…</span>;
  const separator = locale.locale === 'zhCN' ? '、' : ', ';
  return (
    <span
      style={{ display: 'inline-flex', flexWrap: 'wrap', gap: token.marginXXS, overflowWrap: 'anywhere' }}
    >
      {values.map((one, index) => {
        const option = options.find(one);
        const tone = option?.tone;
        const label = option ? locale.localise(option.label) : otherwise || String(one);
        return tone === undefined ? (
          <span key={index}>
            {label}
            {index < values.length - 1 && separator}
          </span>
        ) : (
          <ToneTag key={index} tone={tone}>
            {label}
          </ToneTag>
        );
      })}
    </span>
  );
});
export default Mapping;
