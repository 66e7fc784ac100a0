import { type ReactNode, useContext, useMemo } from 'react';
import { pointer } from '../../schemas/pointer.ts';
import { PlaceOfValue } from './PlaceOfValue.ts';

/** What sets a member, or an entry, of the value around: its place is one step further. */
export function InnerPlace({ step, children }: { step: string | number; children: ReactNode }) {
  const around = useContext(PlaceOfValue);
  const inner = useMemo(
    () => around && { ...around, pointer: pointer(around.pointer, step) },
    [around, step],
  );
  return <PlaceOfValue.Provider value={inner}>{children}</PlaceOfValue.Provider>;
}
