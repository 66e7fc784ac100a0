import { useMemo, type ReactElement } from 'react';
import { FormContext } from '../../../runtime/form/FormContext.tsx';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { FormStepsContext, type FormSteps } from '../../../runtime/form/FormSteps.ts';
import { useInspectedDocument } from '../../../runtime/inspect/useInspected.ts';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { useChildItems } from '../../../runtime/render/useChildItems.tsx';
import { FieldGrid } from './FieldGrid.tsx';

/**
 * The fields of an open form in their layout, for whoever stands around them: the page that saves a record, or the step
 * of a flow that sends it on.
 * @param steps the bar around, where it shows the way through a form of steps
 * @returns undefined while their widgets are on the way
 */
export function useFormBody(form: FormModel, steps?: FormSteps): ReactElement | undefined {
  const place = useMemo(() => ({ page: form.page, scope: form.scope, around: form.around }), [form]);
  useInspectedDocument(form.page.where, form.compiled.layout, place);
  const items = useChildItems(form.compiled.layout, place);
  const isReady = usePreload(form.compiled.layout);
  if (!isReady) return undefined;
  return (
    <FormContext.Provider value={form}>
      <PlaceContext.Provider value={place}>
        <FormStepsContext.Provider value={steps}>
          <FieldGrid items={items} columns={form.compiled.columns} />
        </FormStepsContext.Provider>
      </PlaceContext.Provider>
    </FormContext.Provider>
  );
}
