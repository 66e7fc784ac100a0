import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { panelMeta } from './Panel.meta.ts';
import { Stack } from '../../shared/stack/Stack.tsx';

/** One part of a collapse; its title is drawn by what stands around it. */
export default function Panel({ children }: RendererProps<typeof panelMeta>) {
  return <Stack>{children}</Stack>;
}
