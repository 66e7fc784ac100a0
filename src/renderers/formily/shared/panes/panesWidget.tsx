import type { ISchema, SchemaReactComponents } from '@formily/react';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { fromFormily, type FormilyComponent } from '../../../../runtime/form/formily/fromFormily.tsx';
import type { RendererProps } from '../../../../runtime/render/rendererProps.ts';
import type { RendererMeta } from '../../../../schemas/rendererMeta.ts';
import { part } from '../part.ts';
import { PaneContent, PaneTitle } from './PaneParts.tsx';
import { PanesContext, usePanesModel, type PanesModel } from './PanesContext.ts';

export interface PanesSettings {
  /** The component around one child, by the name that Formily looks for. */
  pane: string;
  /** Its prop that takes the heading. */
  heading: string;
  components: SchemaReactComponents;
}

/**
 * Makes a widget of one of Formily's components that show some of their parts at a time: each child that is not hidden is
 * a part. Headings and children are our own.
 * @param component gets the widget's props, and what else it needs of `usePanesModel`
 */
export function panesWidget<M extends RendererMeta>(
  component: FormilyComponent,
  meta: M,
  { pane, heading, components }: PanesSettings,
): (widget: RendererProps<M>) => ReactNode {
  const schemaOf = (names: readonly string[]): ISchema => ({
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        part(pane, {
          'x-component-props': { [heading]: <PaneTitle name={name} /> },
          properties: { content: part('PaneContent', { 'x-component-props': { name } }) },
        }),
      ]),
    ),
  });
  const Formily = fromFormily<M>(component, meta, {
    useSchema: () => {
      const names = usePanesModel()
        .panes.map(({ name }) => name)
        .join(' ');
      return useMemo(() => schemaOf(names.split(' ')), [names]);
    },
    components: { PaneContent, ...components },
  });
  const Panes = observer(function Panes(widget: RendererProps<M>) {
    const { node, enabled, emit, items } = widget;
    const panes = items.flatMap((item, index) =>
      item.visible
        ? { name: `pane_${String(index)}`, key: item.key, node: item.node, element: item.element, item }
        : [],
    );
    const model: PanesModel = { node, panes, enabled, emit };
    if (panes.length === 0) return null;
    return (
      <PanesContext.Provider value={model}>
        <Formily {...widget} />
      </PanesContext.Provider>
    );
  });
  return (widget) => <Panes {...widget} />;
}
