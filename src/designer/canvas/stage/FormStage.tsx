import { observer } from 'mobx-react-lite';
import { untracked } from 'mobx';
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CompileMemo } from '../../../documents/CompileMemo.ts';
import { compileForm } from '../../../documents/form.ts';
import { SubmitBar } from '../../../renderers/form/form-page/SubmitBar.tsx';
import { useSubmit } from '../../../renderers/form/form-page/useSubmit.ts';
import { FieldGrid } from '../../../renderers/form/shared/FieldGrid.tsx';
import { Stack } from '../../../renderers/shared/stack/Stack.tsx';
import { FormContext } from '../../../runtime/form/FormContext.tsx';
import { FormModel } from '../../../runtime/form/FormModel.ts';
import { FormSteps, FormStepsContext } from '../../../runtime/form/FormSteps.ts';
import { OpenResourceContext } from '../../../runtime/render/OpenResource.tsx';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import type { PageModel } from '../../../runtime/render/PageModel.ts';
import { usePage, usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { useChildItems } from '../../../runtime/render/useChildItems.tsx';
import { usePageParts } from '../../../runtime/render/usePageParts.ts';
import type { FormDocument, MgrFormDocument } from '../../../schemas/documents/index.ts';
import { openedAs } from './openedAs.ts';
import { useStagedPage } from './PageStage.tsx';
import { useDesignPlace } from './useDesignPlace.ts';
import { useNamedDocuments } from './useNamedDocuments.ts';

const NOTHING = {};

interface FormStageProps {
  document: FormDocument;
  /** The further form that is designed: it arranges the fields of the other. */
  further?: MgrFormDocument;
}

/** A form that is designed, as for a new record. What was typed into it stays while it is edited. */
export const FormStage = observer(function FormStage({ document, further }: FormStageProps) {
  const page = usePage(usePageParts(further ?? document), NOTHING);
  useStagedPage(page);
  const form = useEditedForm(page, document, further);
  return form && <Sheet form={form} document={further ?? document} />;
});

/** The form of a document, made anew with each change of it, with the values of the one before. */
function useEditedForm(
  page: PageModel,
  document: FormDocument,
  further: MgrFormDocument | undefined,
): FormModel | undefined {
  const named = useNamedDocuments(useMemo(() => [document, further], [document, further]));
  const environment = useMemo(() => named && page.root.environment(page.where), [page, named]);
  const memo = useMemo(() => new CompileMemo(), []);
  const [form, setForm] = useState<FormModel>();
  const before = useRef<FormModel>(undefined);
  useEffect(() => {
    if (environment === undefined) return undefined;
    // What a form reads while it is made, it may change at once: whoever draws it does not follow that.
    const made = untracked(() => {
      const compiled = compileForm(document, environment, further, memo);
      page.mounts.columns = compiled.columns;
      const model = new FormModel(page, compiled, { mode: 'add', rights: undefined });
      takeOver(model, before.current);
      return model;
    });
    before.current = made;
    setForm(made);
    return () => made.dispose();
  }, [page, document, further, memo, environment]);
  return form?.page === page ? form : undefined;
}

function takeOver(form: FormModel, before: FormModel | undefined): void {
  if (before === undefined) return;
  for (const code of before.changed) if (form.field(code)) form.setValue(code, before.values[code]);
}

interface SheetProps {
  form: FormModel;
  /** The form, or the further form that arranges it. */
  document: FormDocument | MgrFormDocument;
}

/** The fields and the bar that saves. Tried, it says what is not valid, and that nothing is stored here. */
const Sheet = observer(function Sheet({ form, document }: SheetProps) {
  const place = useDesignPlace(form.page, form);
  const steps = useMemo(() => new FormSteps(form), [form]);
  const open = useMemo(() => openedAs(document), [document]);
  const items = useChildItems(form.compiled.layout, place);
  usePreload(form.compiled.layout);
  return (
    <PlaceContext.Provider value={place}>
      <FormContext.Provider value={form}>
        <FormStepsContext.Provider value={steps}>
          <OpenResourceContext.Provider value={open}>
            <Submitted form={form} steps={steps}>
              <FieldGrid items={items} columns={form.compiled.columns} />
            </Submitted>
          </OpenResourceContext.Provider>
        </FormStepsContext.Provider>
      </FormContext.Provider>
    </PlaceContext.Provider>
  );
});

/** What is saved by the bar below it. */
const Submitted = observer(function Submitted({
  form,
  steps,
  children,
}: {
  form: FormModel;
  steps: FormSteps;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLFormElement>(null);
  const { submit } = useSubmit(form, sheet, steps, ignored);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form ref={sheet} noValidate onSubmit={onSubmit}>
      <Stack>
        {children}
        <SubmitBar form={form} draft={undefined} steps={steps} />
      </Stack>
    </form>
  );
});

const ignored = (): void => undefined;
