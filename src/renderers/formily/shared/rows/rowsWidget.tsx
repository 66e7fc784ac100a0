import type { ISchema, SchemaReactComponents } from '@formily/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { fromFormily, type FormilyComponent } from '../../../../runtime/form/formily/fromFormily.tsx';
import type { RendererProps } from '../../../../runtime/render/rendererProps.ts';
import { FilledFilter } from '../../../input/shared/FilledFilter.tsx';
import { useInput } from '../../../input/shared/useInput.ts';
import '../formily.css';
import { Member, Members } from './Member.tsx';
import type { RowsMeta } from './rows.meta.ts';
import { RowFocus } from './RowFocus.tsx';
import { RowsContext, useRowsModel, type RowsModel } from './RowsContext.ts';
import { RowAddition, RowHandle, RowName, RowTools } from './RowTools.tsx';
import { useRowsOf } from './useRowsOf.ts';

export interface RowsSettings {
  /** The schema of the component's parts; the same object while it says the same. A hook. */
  useParts: (model: RowsModel) => ISchema;
  /** Its own parts by the names that the schema has for them, beside those of all. */
  components?: SchemaReactComponents;
}

/** What every such schema may call by name. Formily finds what stands at the end of a row by `Remove` in its name. */
const PARTS: SchemaReactComponents = {
  Member,
  Members,
  RemoveTools: RowTools,
  Addition: RowAddition,
  IndexName: RowName,
  RowHandle,
};

/**
 * Makes a widget of one of Formily's components for lists of rows. The component says how rows look and what can be done
 * with them; what stands in a row are the node's children, drawn by our widgets and rules.
 * @param component gets the widget's props, and what else it needs of `useRowsModel`
 */
export function rowsWidget(
  component: FormilyComponent,
  meta: RowsMeta,
  { useParts, components = {} }: RowsSettings,
): (widget: RendererProps<RowsMeta>) => ReactNode {
  const Formily = fromFormily<RowsMeta>(component, meta, {
    useSchema: () => useParts(useRowsModel()),
    components: { ...PARTS, ...components },
  });
  const Rows = observer(function Rows(widget: RendererProps<RowsMeta>) {
    const input = useInput(widget);
    const model = useRowsOf(widget);
    if (input.filter) return <FilledFilter input={input} />;
    return (
      <RowsContext.Provider value={model}>
        <RowFocus>
          <Formily {...widget} />
        </RowFocus>
      </RowsContext.Provider>
    );
  });
  return (widget) => <Rows {...widget} />;
}
