import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CompiledField } from '../../../documents/form.ts';
import { isEmpty } from '../../../documents/rule.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { FilterView } from '../../../runtime/render/FilterView.tsx';
import { pagePlace, PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import type { ListForm } from './ListForm.ts';

/** Filters of a list of one flow by fields of its form, each the widget of its field. */
export const FieldFilters = observer(function FieldFilters({
  list,
  form,
}: {
  list: FlowList;
  form: ListForm;
}) {
  const root = useRoot();
  const text = useText(flowListsLocale);
  const { page, status } = form;
  useEffect(() => {
    void form.load();
  }, [form]);
  const { Failure } = root.platform.chrome;
  if (status === 'failed')
    return (
      <Failure
        inline
        title={text('formFailed')}
        retry={() => void (list.isKnown ? form.load() : list.load())}
      />
    );
  if (page === undefined) return null;
  return (
    <PlaceContext.Provider value={pagePlace(page)}>
      {form.fields.map((field) => (
        <FieldFilter key={field.code} list={list} field={field} />
      ))}
    </PlaceContext.Provider>
  );
});

const FieldFilter = observer(function FieldFilter({ list, field }: { list: FlowList; field: CompiledField }) {
  const { locale } = useRoot();
  const { code, node } = field;
  const { fields } = list.question;
  const change = (value: unknown): void => {
    const { [code]: _before, ...others } = fields;
    list.ask({ fields: isEmpty(value) ? others : { ...others, [code]: value } });
  };
  return (
    <div className="at-flow-field">
      <span aria-hidden>{locale.localise(node.source.title ?? code)}</span>
      <FilterView node={node} value={fields[code] ?? null} onChange={change} />
    </div>
  );
});
