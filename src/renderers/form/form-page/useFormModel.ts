import { untracked } from 'mobx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Environment } from '../../../documents/environment.ts';
import { compileForm } from '../../../documents/form.ts';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { FormModel, type FormMode } from '../../../runtime/form/FormModel.ts';
import { noteGone, RecordGone, saysGone } from '../../../runtime/form/recordGone.ts';
import { same } from '../../../documents/same.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import { INPUT } from '../../../runtime/stores/TabMemory.ts';
import type { FormDocument, MgrFormDocument } from '../../../schemas/documents/index.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { keepsInput, keptInput, NOTHING, typedInto, type Carried } from './keptInput.ts';

interface Loaded {
  form: LoadedResource<'form'>;
  record: ModuleRecord | undefined;
  pattern: Environment['pattern'];
}
type State = { status: 'loading' } | { status: 'failed'; error: unknown } | ({ status: 'ready' } & Loaded);

export type OpenForm =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; reload: () => void }
  | { status: 'ready'; form: FormModel; contested: readonly string[]; reload: () => void };

/** Opens the form of the document around: its module's fields, the record of `params.id`, the role's rights. */
export function useFormModel(): OpenForm {
  const root = useRoot();
  const { page } = usePlace();
  const around = useOpenResource();
  const { resource, params } = around;
  const id = typeof params.id === 'string' && params.id !== '' ? params.id : undefined;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(() => loadedAlready(root, resource, id));
  const carried = useRef<Carried>(keptInput(around));
  const first = useRef(true);
  useEffect(() => {
    // The first state says what is there already.
    const known = first.current && loadedAlready(root, resource, id).status === 'ready';
    first.current = false;
    if (known) return undefined;
    const controller = new AbortController();
    setState({ status: 'loading' });
    load(root, resource, id, controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setState({ status: 'ready', ...loaded });
      },
      (error: unknown) => {
        if (controller.signal.aborted || isCancelled(error)) return;
        if (error instanceof RecordGone) noteGone(page, moduleOf(resource), id ?? '');
        setState({ status: 'failed', error });
      },
    );
    return () => {
      controller.abort();
    };
  }, [root, page, resource, id, attempt]);
  const isShared = root.session.sharedPage !== undefined;
  const opened = useMemo(() => {
    if (state.status !== 'ready') return undefined;
    const { form: module, record, pattern } = state;
    // What a form reads while it is made, it may change at once: whoever draws it does not follow that.
    return untracked(() => {
      const further = resource.kind === 'form' ? undefined : (resource.document as MgrFormDocument);
      const environment = { ...root.environment(page.where), ...(pattern ? { pattern } : {}) };
      const compiled = compileForm(module.document, environment, further);
      page.mounts.columns = compiled.columns;
      const { rights } = module;
      // Whoever holds the link of a form sees what it asks, and fills in nothing.
      const mode = isShared ? 'view' : modeOf(params.mode, record, rights?.actions);
      const form = new FormModel(page, compiled, { mode, rights, ...(record ? { record } : {}) });
      if (mode !== 'view') begin(form, params.values);
      const contested = contestedIn(carried.current, record);
      for (const [code, value] of Object.entries(carried.current.values)) form.setValue(code, value);
      carried.current = NOTHING;
      return { form, contested };
    });
  }, [state, root, page, resource, params.mode, params.values, isShared]);
  const form = opened?.form;
  useEffect(() => {
    const { memory } = around;
    if (!opened || !keepsInput(around)) return undefined;
    memory?.delete(INPUT);
    return () => {
      if (opened.form.dirty) memory?.set(INPUT, typedInto(opened.form, opened.contested));
    };
  }, [opened, around]);
  useEffect(() => () => form?.dispose(), [form]);
  // What a person has typed goes on into the form over the latest record.
  const reload = (): void => {
    if (opened) carried.current = typedInto(opened.form, opened.contested);
    setAttempt((count) => count + 1);
  };
  if (state.status === 'failed') return { status: 'failed', error: state.error, reload };
  return opened ? { status: 'ready', ...opened, reload } : { status: 'loading' };
}

/** Fields that somebody else has changed since, and otherwise than the person. */
function contestedIn({ values, over, told }: Carried, record: ModuleRecord | undefined): readonly string[] {
  if (!over || !record) return [];
  return Object.entries(values)
    .filter(([code, value]) => {
      const isTheirs = told.includes(code) || !same(over[code], record[code]);
      return isTheirs && !same(value, record[code]);
    })
    .map(([code]) => code);
}

async function load(
  root: RootStore,
  resource: LoadedResource,
  id: string | undefined,
  signal: AbortSignal,
): Promise<Loaded> {
  const module = moduleOf(resource);
  const [form, record] = await Promise.all([
    isForm(resource) ? resource : root.resources.load('form', module),
    id === undefined ? undefined : recordOf(root, module, id, signal),
  ]);
  return { form, record, pattern: hasPattern(form.document, resource) ? await fetchPattern() : undefined };
}

/** @throws RecordGone where there is no such record */
async function recordOf(
  root: RootStore,
  module: string,
  id: string,
  signal: AbortSignal,
): Promise<ModuleRecord> {
  try {
    return await root.module(module).detail(id, { signal });
  } catch (error) {
    throw saysGone(error) ? new RecordGone() : error;
  }
}

/** A new record in a form that was opened before waits for nothing. */
function loadedAlready(root: RootStore, resource: LoadedResource, id: string | undefined): State {
  const form = isForm(resource) ? resource : root.resources.peek('form', moduleOf(resource));
  if (!form || id !== undefined || hasPattern(form.document, resource)) return { status: 'loading' };
  return { status: 'ready', form, record: undefined, pattern: undefined };
}

const isForm = (resource: LoadedResource): resource is LoadedResource<'form'> => resource.kind === 'form';

const moduleOf = (resource: LoadedResource): string =>
  isForm(resource) ? resource.id : (resource.document as MgrFormDocument).module;

/** The pattern engine is large: only forms that hold a pattern wait for it. */
const fetchPattern = async (): Promise<Environment['pattern']> =>
  (await import('../../../documents/pattern.ts')).linearPattern;

/** Whether a field holds a pattern, by itself or as a further form changes it. */
function hasPattern({ fields }: FormDocument, { document }: LoadedResource): boolean {
  const overrides = Object.values((document as Partial<MgrFormDocument>).overrides ?? {});
  return [...fields, ...overrides].some(({ rules }) => rules?.some(({ rule }) => rule === 'pattern'));
}

/** What whoever opened the form has meant already, as far as a person could enter it here. */
function begin(form: FormModel, values: unknown): void {
  for (const [code, value] of Object.entries(values instanceof Object ? values : {})) {
    if (form.field(code)?.state.readOnly.value === false) form.setValue(code, value);
  }
}

/** The mode asked for, as far as the role's rights go. */
export function modeOf(
  asked: unknown,
  record: ModuleRecord | undefined,
  actions: readonly string[] | undefined,
): FormMode {
  if (!record) return 'add';
  const mayUpdate = actions?.includes('update') ?? true;
  return asked === 'view' || !mayUpdate ? 'view' : 'edit';
}
