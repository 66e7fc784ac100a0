import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { compileForm, type CompiledField } from '../../../documents/form.ts';
import { isEmpty } from '../../../documents/rule.ts';
import { sanitizeDocument } from '../../../documents/sanitizeDocument.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { FilterView } from '../../../runtime/render/FilterView.tsx';
import { pagePlace, PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { PageModel } from '../../../runtime/render/PageModel.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { flowListForm } from './listCalls.ts';

/** Fields that are offered at most: the first ones of a form are what it is about. */
const MOST = 12;

interface ListForm {
  readonly page: PageModel;
  readonly fields: readonly CompiledField[];
}

/** The form of a list as far as it can be filtered by; undefined where there is nothing to filter by. */
async function openForm(root: RootStore, { scope, flow = '' }: FlowList): Promise<ListForm | undefined> {
  const form = await flowListForm(root.client, scope, flow);
  const sound = form === null ? undefined : sanitizeDocument('form', form.id, form);
  if (sound === undefined) return undefined;
  const document = sound.document as FormDocument;
  await root.platform.registry.prepare(document);
  const page = new PageModel(root, document, {});
  const { fields } = compileForm(document, page.environment);
  const offered = fields.filter(({ meta }) => meta.toFilter !== undefined && meta.secret !== true);
  return { page, fields: offered.slice(0, MOST) };
}

/** Filters of a list of one flow by fields of its form, each the widget of its field. */
export const FieldFilters = observer(function FieldFilters({ list }: { list: FlowList }) {
  const root = useRoot();
  const text = useText(flowListsLocale);
  const load = useCallback(() => openForm(root, list), [root, list]);
  const { loaded, retry } = useLoaded(load);
  const form = loaded.status === 'ready' ? loaded.value : undefined;
  const isKnown = loaded.status !== 'loading';
  useEffect(() => {
    if (!isKnown) return undefined;
    const fields = form?.fields ?? [];
    list.learnForm((values) =>
      fields.flatMap(({ code, meta }) =>
        isEmpty(values[code]) ? [] : (meta.toFilter?.(values[code], code) ?? []),
      ),
    );
    form?.page.start();
    return () => form?.page.dispose();
  }, [list, form, isKnown]);
  const { Failure } = root.platform.chrome;
  if (loaded.status === 'failed') return <Failure inline title={text('formFailed')} retry={retry} />;
  if (!form) return null;
  return (
    <PlaceContext.Provider value={pagePlace(form.page)}>
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
