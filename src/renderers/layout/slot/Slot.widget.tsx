import { useContext } from 'react';
import { FragmentContext } from '../../../runtime/render/FragmentContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { slotMeta } from './Slot.meta.ts';
import { Stack } from '../../shared/stack/Stack.tsx';

/** What the page gave to the control around, else its own content. */
export default function Slot({ children }: RendererProps<typeof slotMeta>) {
  const { content } = useContext(FragmentContext);
  const drawn = content ?? children;
  if (drawn === null) return null;
  return <Stack>{drawn}</Stack>;
}
