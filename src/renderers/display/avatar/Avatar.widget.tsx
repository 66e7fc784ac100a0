import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { Portrait } from '../../shared/Portrait.tsx';
import type { avatarMeta } from './Avatar.meta.ts';

export default function Avatar({ props, title }: RendererProps<typeof avatarMeta>) {
  const { name, photo, size, shape } = props;
  return <Portrait name={name || title || '—'} photo={photo} size={size} shape={shape} />;
}
