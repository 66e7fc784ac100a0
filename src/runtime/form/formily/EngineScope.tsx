import type { Form } from '@formily/core';
import {
  ContextCleaner,
  FormContext,
  SchemaComponentsContext,
  type SchemaReactComponents,
} from '@formily/react';
import type { ReactNode } from 'react';

/** A component that was written for Formily: made by `connect`, or one that asks for its field by `useField`. */
export type FormilyComponent = ((props: never) => ReactNode) | (abstract new (props: never) => unknown);

/** Such components by the names that a schema has for them. */
export type FormilyComponents = SchemaReactComponents;

/**
 * Around components that were written for Formily: their form, and nothing of those around. Formily's own provider would
 * end the whole form with the first widget that goes.
 */
export function EngineScope({
  form,
  components,
  children,
}: {
  form: Form;
  components: FormilyComponents;
  children: ReactNode;
}): ReactNode {
  return (
    <ContextCleaner>
      <FormContext.Provider value={form}>
        <SchemaComponentsContext.Provider value={components}>{children}</SchemaComponentsContext.Provider>
      </FormContext.Provider>
    </ContextCleaner>
  );
}
