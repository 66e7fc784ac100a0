import type { ReactNode } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import { resolveNode } from '../../documents/resolve.ts';
import type { Place } from './PageContext.tsx';
import type { ChildItem } from './rendererProps.ts';

/** One child for a container that places or names each; its getters are observable. */
export const childItem = (node: CompiledNode, element: ReactNode, place: Place): ChildItem => ({
  key: node.key,
  node,
  element,
  get visible() {
    if (node.broken !== undefined || place.showsHidden === true) return true;
    return resolveNode(node, place.scope, place.around).visible.value;
  },
  get title() {
    return node.title.read(place.scope, place.page.root.locale.locale) as string;
  },
});
