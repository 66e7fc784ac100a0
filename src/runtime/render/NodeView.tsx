import { observer } from 'mobx-react-lite';
import { useContext, useMemo, useRef, type ReactNode } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import { extendScope } from '../../documents/prop.ts';
import { resolveNode, type NodeState } from '../../documents/resolve.ts';
import { useInspectedPlace } from '../inspect/useInspected.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { FieldModel } from '../form/FieldModel.ts';
import { useForm } from '../form/FormContext.tsx';
import { useRoot } from '../stores/RootContext.tsx';
import { FieldView } from './FieldView.tsx';
import { KeepsHidden } from './KeepsHidden.ts';
import { MarkContext } from './MarkContext.ts';
import { NodeBoundary } from './NodeBoundary.tsx';
import { PlaceContext, usePlace, type Place } from './PageContext.tsx';
import { resolveProps, type PropSurroundings } from './resolveProps.ts';
import { SourceModel } from './SourceModel.ts';
import { StagedMount } from './StagedMount.tsx';
import { useWidget, type Draw } from './useWidget.tsx';
import { useRenderer } from './useRenderer.ts';

/**
 * Draws one node: resolves its states, fetches its widget, and hands it typed values. Each node is an observer of
 * its own, so that a change draws only the nodes that read what changed.
 */
export const NodeView = observer(function NodeView({ node }: { node: CompiledNode }) {
  const place = usePlace();
  const Mark = useContext(MarkContext);
  const { drawn, hidden } = useDrawn(node, place);
  if (!Mark) return drawn;
  return (
    <Mark node={node} place={place} hidden={hidden}>
      {drawn}
    </Mark>
  );
});

/** What a node draws, and whether its rules hide it. To be called by an observer. */
function useDrawn(node: CompiledNode, place: Place): { drawn: ReactNode; hidden: boolean } {
  const root = useRoot();
  const { platform } = root;
  const form = useForm();
  useInspectedPlace(node, place);
  const keeps = useContext(KeepsHidden);
  const shown = useRef(false);
  const { Placeholder } = platform.chrome;
  if (node.broken) return { drawn: <Placeholder finding={node.broken} />, hidden: false };
  const field = node.source.name === undefined ? undefined : form?.field(node.source.name);
  const state =
    field && place.scope === form?.scope ? field.state : resolveNode(node, place.scope, place.around);
  const hidden = !state.visible.value;
  shown.current ||= !hidden;
  // A field that was shown once stays mounted out of sight: to show it again costs nothing then.
  const isDrawn = !hidden || place.showsHidden === true || (keeps && field !== undefined && shown.current);
  if (!isDrawn) return { drawn: null, hidden };
  const staged = isLeaf(node) && node.meta?.family !== 'action' && field?.compiled.meta.frameless !== true;
  const draws = (): ReactNode => (
    <NodeBoundary
      node={node}
      chrome={platform.chrome}
      report={place.page.environment.report}
      inputs={() => inputsOf(node, { root, page: place.page, scope: place.scope }, field)}
    >
      <VisibleNode
        node={node}
        field={field}
        enabled={state.enabled.value}
        readOnly={state.readOnly.value}
        required={state.required.value}
      />
    </NodeBoundary>
  );
  const once = place.repeats === true ? undefined : node;
  const drawn = (
    <StagedMount queue={place.page.mounts} staged={staged} once={once}>
      {draws}
    </StagedMount>
  );
  return { drawn, hidden };
}

/** The values that a widget is drawn from; of a source its data. */
const inputsOf = (
  node: CompiledNode,
  around: PropSurroundings,
  field: FieldModel | undefined,
): readonly unknown[] => [
  field?.value,
  ...Object.values(resolveProps(node, around)).map((value) =>
    value instanceof SourceModel ? value.data : value,
  ),
];

const isLeaf = ({ children, slots }: CompiledNode): boolean =>
  children.length === 0 && Object.keys(slots).length === 0;

export type FlatState = Record<Exclude<keyof NodeState, 'visible'>, boolean>;

const VisibleNode = observer(function VisibleNode({
  node,
  field,
  enabled,
  readOnly,
  required,
}: FlatState & { node: CompiledNode; field: FieldModel | undefined }) {
  const { platform } = useRoot();
  const place = usePlace();
  const Widget = useRenderer(platform.registry, node.source.type);
  const inside = useMemo(
    () => ({ ...place, around: { ...place.around, enabled, readOnly } }),
    [place, enabled, readOnly],
  );
  let failed: Finding | undefined;
  const widget = useWidget(node, inside, { enabled, readOnly }, drawNodes, (finding) => {
    failed ??= finding;
  });
  const { Loading, Placeholder } = platform.chrome;
  // An input whose help fails still takes input; anything else says that it lacks something.
  if (failed && !field) return <Placeholder finding={failed} />;
  if (!Widget) return <Loading shape="widget" />;
  if (field) return <FieldView module={Widget} widget={widget} field={field} required={required} />;
  return (
    <PlaceContext.Provider value={inside}>
      <KeepsHidden.Provider value={false}>
        <Widget.default {...widget} />
      </KeepsHidden.Provider>
    </PlaceContext.Provider>
  );
});

/** Draws nodes where they stand, with further names in scope: the buttons of a row, the toolbar of a list. */
export function NodeList({
  nodes,
  names,
}: {
  nodes: readonly CompiledNode[];
  /** Keep the object stable while its members do not change, or give it getters over observables. */
  names?: Readonly<Record<string, unknown>>;
}) {
  const place = usePlace();
  const inside = useMemo(
    () => (names ? { ...place, scope: extendScope(place.scope, names), repeats: true } : place),
    [place, names],
  );
  return (
    <PlaceContext.Provider value={inside}>
      {nodes.map((node) => (
        <NodeView key={node.key} node={node} />
      ))}
    </PlaceContext.Provider>
  );
}

/** How a widget's children are drawn; handed down so that the hook need not know this file. */
export const drawNodes: Draw = {
  node: (node): ReactNode => <NodeView key={node.key} node={node} />,
  list: (nodes, names): ReactNode => <NodeList nodes={nodes} {...(names ? { names } : {})} />,
};
