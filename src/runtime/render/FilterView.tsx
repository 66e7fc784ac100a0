import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { usePlace } from './PageContext.tsx';
import { resolveProps } from './resolveProps.ts';
import { useRenderer } from './useRenderer.ts';

interface FilterViewProps {
  node: CompiledNode;
  value: unknown;
  onChange: (value: unknown) => void;
}

/**
 * Draws a field's widget in its filter mode: the value it gives is what `meta.field.toFilter` takes. One that throws
 * leaves a placeholder in its place.
 */
export function FilterView(props: FilterViewProps) {
  const { platform } = useRoot();
  const { page } = usePlace();
  return (
    <NodeBoundary
      node={props.node}
      chrome={platform.chrome}
      report={page.environment.report}
      inputs={() => [props.node, props.value]}
    >
      <FilterWidget {...props} />
    </NodeBoundary>
  );
}

const FilterWidget = observer(function FilterWidget({ node, value, onChange }: FilterViewProps) {
  const root = useRoot();
  const { page, scope } = usePlace();
  const id = useId();
  const Widget = useRenderer(root.platform.registry, node.source.type);
  const { Loading } = root.platform.chrome;
  if (!Widget) return <Loading shape="widget" />;
  const title = node.title.read(scope, root.locale.locale) as string;
  return (
    <div role="group" aria-label={title}>
      <Widget.default
        node={node}
        props={resolveProps(node, { root, page, scope, filter: true })}
        title={title}
        description=""
        enabled
        readOnly={false}
        items={[]}
        slot={nothing}
        repeat={nothing}
        emit={done}
        handles={never}
        field={{
          code: node.source.name ?? '',
          id,
          value,
          mode: 'filter',
          required: false,
          invalid: false,
          describedBy: undefined,
          set: onChange,
          leave: nothing,
        }}
      >
        {null}
      </Widget.default>
    </div>
  );
});

const nothing = (): null => null;
const never = (): boolean => false;
const done = (): Promise<boolean> => Promise.resolve(true);
