import type { ReactNode } from 'react';
import { Stack } from '../shared/stack/Stack.tsx';

/** The outermost nodes of a page, one below another. */
export function Body({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}
