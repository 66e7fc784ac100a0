import { useMemo, type ReactNode } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import { extendScope, type OnFailure } from '../../documents/prop.ts';
import { chainOrigin } from '../actions/chainOrigin.ts';
import { runChain } from '../actions/runChain.ts';
import { useForm } from '../form/FormContext.tsx';
import { useRoot } from '../stores/RootContext.tsx';
import type { Place } from './PageContext.tsx';
import { PlaceContext } from './PageContext.tsx';
import { childItem } from './childItem.ts';
import type { RendererProps } from './rendererProps.ts';
import { resolveProps } from './resolveProps.ts';

/** How nodes are drawn inside a widget. */
export interface Draw {
  node(node: CompiledNode): ReactNode;
  list(nodes: readonly CompiledNode[], names?: Readonly<Record<string, unknown>>): ReactNode;
}

/**
 * Everything that a widget gets but its field. Reads observables: called inside an observer.
 * @param onFailure told of what fails in the node's own texts and props
 */
export function useWidget(
  node: CompiledNode,
  place: Place,
  { enabled, readOnly }: { enabled: boolean; readOnly: boolean },
  draw: Draw,
  onFailure?: OnFailure,
): RendererProps {
  const root = useRoot();
  const form = useForm();
  const { page, scope } = place;
  const { locale } = root.locale;
  const parts = useMemo(() => {
    const children = node.children.map((child) => draw.node(child));
    return {
      children: children.length === 0 ? null : children,
      items: node.children.map((child, index) => childItem(child, children[index], place)),
      slot: (name: string, names?: Readonly<Record<string, unknown>>) => {
        const nodes = node.slots[name];
        return nodes && nodes.length > 0 ? draw.list(nodes, names) : null;
      },
      repeat: (names: Readonly<Record<string, unknown>>, key: string) => (
        <PlaceContext.Provider
          key={key}
          value={{ ...place, scope: extendScope(place.scope, names), repeats: true }}
        >
          {children}
        </PlaceContext.Provider>
      ),
      emit: (event: string, payload?: unknown) =>
        runChain(node.on[event], {
          root,
          page,
          form,
          scope: extendScope(scope, { event: payload }),
          at: chainOrigin(node, `on/${event}`, scope, root.locale.locale),
        }),
      handles: (event: string) => (node.on[event]?.length ?? 0) > 0,
    };
  }, [node, place, root, form, page, scope, draw]);
  return {
    node,
    props: resolveProps(node, { root, page, scope }, onFailure),
    title: node.title.read(scope, locale, onFailure) as string,
    description: node.description.read(scope, locale, onFailure) as string,
    enabled,
    readOnly,
    ...parts,
  };
}
