import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { tones } from '../../../schemas/option.ts';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';
import type { tagsMeta } from './Tags.meta.ts';

const Tags = observer(function Tags({ props }: RendererProps<typeof tagsMeta>) {
  const { token } = theme.useToken();
  const { locale } = useRoot();
  if (!props.items || props.items.length === 0) {
    return <span style={{ color: token.colorTextSecondary }}>—</span>;
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXXS }}>
      {props.items.map((item, index) => {
        const { text, tone } =
          typeof item === 'object' && 'text' in item ? item : { text: item, tone: undefined };
        const known = tones.find((one) => one === tone) ?? 'default';
        return (
          <ToneTag key={index} tone={known}>
            {locale.localise(text)}
          </ToneTag>
        );
      })}
    </div>
  );
});
export default Tags;
