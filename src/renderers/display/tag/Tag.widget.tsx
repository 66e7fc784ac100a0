import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { tones } from '../../../schemas/option.ts';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';
import type { tagMeta } from './Tag.meta.ts';

/** An unknown colour is calm; a tag without text is not there. */
export default function Tag({ props, title }: RendererProps<typeof tagMeta>) {
  const { Icon } = useRoot().platform.chrome;
  const tone = tones.find((one) => one === props.tone) ?? 'default';
  const text = props.text || title;
  if (!text) return null;
  return (
    <ToneTag tone={tone} icon={props.icon === undefined ? undefined : <Icon name={props.icon} />}>
      {text}
    </ToneTag>
  );
}
