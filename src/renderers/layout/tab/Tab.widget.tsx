import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { tabMeta } from './Tab.meta.ts';
import { Stack } from '../../shared/stack/Stack.tsx';

/** One page of tabs; its title is drawn by what stands around it. */
export default function Tab({ children }: RendererProps<typeof tabMeta>) {
  return <Stack>{children}</Stack>;
}
