import { useState } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import { usePlace } from './PageContext.tsx';

/**
 * State of a widget, as `useState`, that outlives the page while its tab is open: whoever comes back to the tab finds it
 * as it was left. A widget that is drawn once for each of several records begins anew.
 * @param name what it is, of all that the widget holds
 */
export function useHeld<T>(node: CompiledNode, name: string, initial: T): [T, (value: T) => void] {
  const { page, repeats } = usePlace();
  const memory = repeats === true ? undefined : page.memory;
  const key = `${node.source.id} ${name}`;
  const [value, setValue] = useState<T>(() => (memory?.has(key) === true ? (memory.get(key) as T) : initial));
  const hold = (next: T): void => {
    memory?.set(key, next);
    setValue(next);
  };
  return [value, hold];
}
