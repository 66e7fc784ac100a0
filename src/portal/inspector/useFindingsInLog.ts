import { reaction } from 'mobx';
import { useEffect } from 'react';
import { type CompiledNode, walk } from '../../documents/compile.ts';
import type { InspectedPlace } from '../../documents/inspect/inspect.ts';
import type { InspectStore } from '../../runtime/inspect/InspectStore.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { findingsOf } from './findingsOf.ts';

/** Nodes that are checked in one go: the page stays usable between. */
const SLICE = 50;

interface NodeOnPage {
  readonly node: CompiledNode;
  readonly where: string;
  readonly place: InspectedPlace;
}

/** Nodes whose findings the log was told of. */
const told = new WeakSet<CompiledNode>();

/** Tells the log what is wrong with the nodes of the documents on the page, once for each, while it is in use. */
export function useFindingsInLog(): void {
  const root = useRoot();
  useEffect(() => {
    const open: NodeOnPage[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      for (const { node, where, place } of open.splice(0, SLICE)) {
        if (told.has(node)) continue;
        told.add(node);
        for (const finding of findingsOf(node, place, root)) root.log.finding(where, finding);
      }
      timer = open.length > 0 ? setTimeout(tell) : undefined;
    };
    const end = reaction(
      () => nodesOnPage(root.inspect),
      (nodes) => {
        open.push(...nodes.filter(({ node }) => !told.has(node)));
        timer ??= setTimeout(tell);
      },
      { fireImmediately: true },
    );
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [root]);
}

const nodesOnPage = ({ documents }: InspectStore): readonly NodeOnPage[] =>
  [...documents.values()].flatMap(({ where, nodes, place, groups }) =>
    [...walk([...nodes, ...(groups?.() ?? []).flatMap((group) => group.nodes)])].map((node) => ({
      node,
      where,
      place,
    })),
  );
