import { reaction } from 'mobx';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { type CompiledNode, walk } from '../../documents/compile.ts';
import { useForm } from '../form/FormContext.tsx';
import { usePart } from './PartContext.ts';
import type { ChildItem } from './rendererProps.ts';

/** Id of the node, or key of the part, that is to be seen wherever it stands; whoever designs a page has selected it. Absent in use. */
export const RevealContext = createContext<string | undefined>(undefined);

/**
 * For containers that show some of their children at a time: opens the one that a node stands in which is to be seen,
 * also the field of the form that is.
 * @param open opens a child by its key
 */
export function useRevealed(items: readonly ChildItem[], open: (key: string) => void): void {
  const id = useContext(RevealContext);
  const form = useForm();
  const latest = useRef({ items, open });
  latest.current = { items, open };
  const openAround = useCallback((isWanted: (node: CompiledNode) => boolean): void => {
    const around = latest.current.items.find(({ node }) => [...walk([node])].some(isWanted));
    if (around) latest.current.open(around.key);
  }, []);
  useEffect(() => {
    if (id !== undefined) openAround(({ source }) => source.id === id);
  }, [id, openAround]);
  useEffect(
    () =>
      reaction(
        () => form?.wanted,
        (wanted) => {
          if (wanted !== undefined) openAround(({ source }) => source.name === wanted);
        },
        { fireImmediately: true }, // what stands in a part that has just opened may hide it, too
      ),
    [form, openAround],
  );
}

/** Tells of a part that is no node whether it is to be seen. */
export function useIsRevealed(): (role: string, name: string) => boolean {
  const wanted = useContext(RevealContext);
  const { part } = usePart();
  return useCallback(
    (role, name) => wanted !== undefined && part(role, name)?.['data-part'] === wanted,
    [wanted, part],
  );
}
