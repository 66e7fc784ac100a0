import { untracked } from 'mobx';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Environment } from '../../../documents/environment.ts';
import { compileForm } from '../../../documents/form.ts';
import { FormModel, type FormMode } from '../../../runtime/form/FormModel.ts';
import { holdsPattern, loadPattern } from '../../../runtime/form/loadPattern.ts';
import { loadRecord } from '../../../runtime/form/loadRecord.ts';
import { noteGone, RecordGone } from '../../../runtime/form/recordGone.ts';
import { same } from '../../../documents/same.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import { flowOfRecord } from '../../../runtime/flow/flowOfRecord.ts';
import { INPUT } from '../../../runtime/stores/TabMemory.ts';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';
import type { FlowOfRecord } from '../../../schemas/wire/flowLists.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { keepsInput, keptInput, NOTHING, typedInto, type Carried } from './keptInput.ts';

/** What arrives before a form opens. */
interface Parts {
  form: LoadedResource<'form'>;
  record: ModuleRecord | undefined;
  /** What lives on the record, which nobody changes meanwhile. */
  flow: FlowOfRecord | undefined;
  pattern: Environment['pattern'];
}

export type OpenForm =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; reload: () => void }
  | {
      status: 'ready';
      form: FormModel;
      contested: readonly string[];
      flow: FlowOfRecord | undefined;
      /** It would be changed here if no flow lived on it. */
      held: boolean;
      reload: () => void;
    };

/** Opens the form of the document around: its module's fields, the record of `params.id`, the role's rights. */
export function useFormModel(): OpenForm {
  const root = useRoot();
  const { page } = usePlace();
  const around = useOpenResource();
  const { resource, params } = around;
  const id = typeof params.id === 'string' && params.id !== '' ? params.id : undefined;
  const carried = useRef<Carried>(keptInput(around));
  const load = useCallback(
    async (signal: AbortSignal): Promise<Parts> => {
      try {
        return await loadParts(root, resource, id, signal);
      } catch (error) {
        if (error instanceof RecordGone && !signal.aborted) noteGone(page, moduleOf(resource), id ?? '');
        throw error;
      }
    },
    [root, page, resource, id],
  );
  const { loaded: state, retry } = useLoaded(load, () => knownParts(root, resource, id));
  const isShared = root.session.sharedPage !== undefined;
  const opened = useMemo(() => {
    if (state.status !== 'ready') return undefined;
    const { form: module, record, pattern, flow } = state.value;
    // What a form reads while it is made, it may change at once: whoever draws it does not follow that.
    return untracked(() => {
      const further = resource.kind === 'form' ? undefined : (resource.document as MgrFormDocument);
      const environment = { ...root.environment(page.where), ...(pattern ? { pattern } : {}) };
      const compiled = compileForm(module.document, environment, further);
      page.mounts.columns = compiled.columns;
      const { rights } = module;
      // Whoever holds the link of a form sees what it asks, and fills in nothing.
      const own = isShared ? 'view' : modeOf(params.mode, record, rights?.actions);
      const mode = flow ? 'view' : own;
      const form = new FormModel(page, compiled, { mode, rights, ...(record ? { record } : {}) });
      if (mode !== 'view') begin(form, params.values);
      const contested = contestedIn(carried.current, record);
      for (const [code, value] of Object.entries(carried.current.values)) form.setValue(code, value);
      carried.current = NOTHING;
      return { form, contested, flow, held: flow !== undefined && own === 'edit' };
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
    retry();
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

async function loadParts(
  root: RootStore,
  resource: LoadedResource,
  id: string | undefined,
  signal: AbortSignal,
): Promise<Parts> {
  const module = moduleOf(resource);
  const [form, record] = await Promise.all([
    isForm(resource) ? resource : root.resources.load('form', module),
    id === undefined ? undefined : loadRecord(root, module, id, signal),
  ]);
  const flow = record && form.rights?.flows ? await flowOfRecord(root, module, record.id, signal) : undefined;
  return { form, record, flow, pattern: hasPattern(form, resource) ? await loadPattern() : undefined };
}

/** A new record in a form that was opened before waits for nothing. */
function knownParts(root: RootStore, resource: LoadedResource, id: string | undefined): Parts | undefined {
  const form = isForm(resource) ? resource : root.resources.peek('form', moduleOf(resource));
  if (!form || id !== undefined || hasPattern(form, resource)) return undefined;
  return { form, record: undefined, flow: undefined, pattern: undefined };
}

const isForm = (resource: LoadedResource): resource is LoadedResource<'form'> => resource.kind === 'form';

const moduleOf = (resource: LoadedResource): string =>
  isForm(resource) ? resource.id : (resource.document as MgrFormDocument).module;

const hasPattern = (form: LoadedResource<'form'>, { document }: LoadedResource): boolean =>
  holdsPattern(form.document, document as Partial<MgrFormDocument>);

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
