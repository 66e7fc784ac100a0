import { observer } from 'mobx-react-lite';
import { untracked } from 'mobx';
import { useEffect, useMemo, useState } from 'react';
import { compileForm } from '../../documents/form.ts';
import type { Values } from '../../documents/recordScope.ts';
import { FieldGrid } from '../../renderers/form/shared/FieldGrid.tsx';
import { FormContext } from '../../runtime/form/FormContext.tsx';
import { FormModel } from '../../runtime/form/FormModel.ts';
import { FormSteps, FormStepsContext } from '../../runtime/form/FormSteps.ts';
import { pagePlace, PlaceContext } from '../../runtime/render/PageContext.tsx';
import { usePage, usePreload } from '../../runtime/render/SchemaRenderer.tsx';
import { useChildItems } from '../../runtime/render/useChildItems.tsx';
import { usePageParts } from '../../runtime/render/usePageParts.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument, MgrFormDocument } from '../../schemas/documents/index.ts';
import type { PageTest } from '../../schemas/pageTest.ts';
import { useNamedDocuments } from '../canvas/stage/useNamedDocuments.ts';
import { useTestRoot } from './useTestRoot.ts';

interface TestRecordProps {
  form: FormDocument;
  /** The further form that arranges it. */
  further: MgrFormDocument | undefined;
  record: PageTest['record'];
  /** Told what is filled in, beside the defaults; the fields of the form are the production's own widgets. */
  change: (record: PageTest['record']) => void;
}

/** What a test fills in, in the form itself. */
export const TestRecord = observer(function TestRecord(props: TestRecordProps) {
  const root = useTestRoot();
  return (
    <RootContext.Provider value={root}>
      <Filled {...props} />
    </RootContext.Provider>
  );
});

const Filled = observer(function Filled({ form: document, further, record, change }: TestRecordProps) {
  const page = usePage(usePageParts(further ?? document), NOTHING);
  const named = useNamedDocuments(useMemo(() => [document, further], [document, further]));
  // What it is filled in with at first; from then on the form holds it.
  const [first] = useState(record);
  const [form, setForm] = useState<FormModel>();
  useEffect(() => {
    if (named === undefined) return undefined;
    const made = untracked(() => {
      const compiled = compileForm(document, page.root.environment(page.where), further);
      page.mounts.columns = compiled.columns;
      const model = new FormModel(page, compiled, { mode: 'add', rights: undefined });
      for (const [code, value] of Object.entries(first ?? {}))
        if (model.field(code)?.compiled.node.value === undefined) model.setValue(code, value);
      return model;
    });
    setForm(made);
    return () => made.dispose();
  }, [page, document, further, named, first]);
  return form?.page === page ? <Sheet form={form} change={change} /> : null;
});

const NOTHING = {};

const Sheet = observer(function Sheet({
  form,
  change,
}: { form: FormModel } & Pick<TestRecordProps, 'change'>) {
  const place = useMemo(() => ({ ...pagePlace(form.page), scope: form.scope, around: form.around }), [form]);
  const steps = useMemo(() => new FormSteps(form), [form]);
  const items = useChildItems(form.compiled.layout, place);
  usePreload(form.compiled.layout);
  const filled = JSON.stringify(filledIn(form));
  useEffect(() => change(JSON.parse(filled) as Values | null), [filled, change]);
  return (
    <PlaceContext.Provider value={place}>
      <FormContext.Provider value={form}>
        <FormStepsContext.Provider value={steps}>
          <FieldGrid items={items} columns={form.compiled.columns} />
        </FormStepsContext.Provider>
      </FormContext.Provider>
    </PlaceContext.Provider>
  );
});

/** What stands in a form beside its defaults; null: nothing. */
export function filledIn({ changed, values }: Pick<FormModel, 'changed' | 'values'>): Values | null {
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((code) => [code, values[code] ?? null]));
}
