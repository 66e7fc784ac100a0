import { Tag as AntdTag, theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { tones } from '../../../schemas/option.ts';
import { toneColour } from '../shared/toneColour.ts';
import type { tagMeta } from './Tag.meta.ts';

/** An unknown colour is calm; a tag without text is not there. */
export default function Tag({ props, title }: RendererProps<typeof tagMeta>) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  const tone = tones.find((one) => one === props.tone) ?? 'default';
  const text = props.text || title;
  if (!text) return null;
  return (
    <AntdTag
      color={tone}
      style={{ margin: 0, whiteSpace: 'normal', color: toneColour(token, tone) }}
      {...(props.icon === undefined ? {} : { icon: <Icon name={props.icon} /> })}
    >
      {text}
    </AntdTag>
  );
}
