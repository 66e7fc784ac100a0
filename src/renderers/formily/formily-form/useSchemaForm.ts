import { onFormInputChange, type Form } from '@formily/core';
import { toJS } from '@formily/reactive';
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { same } from '../../../documents/same.ts';
import { copyOf } from '../../../runtime/form/copyOf.ts';
import { createEngine } from '../../../runtime/form/engine.ts';
import { loadRecord } from '../../../runtime/form/loadRecord.ts';
import { useEnd } from '../../../runtime/form/formily/useEnd.ts';
import { OpenResourceContext } from '../../../runtime/render/OpenResource.tsx';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { followRows } from './rowBeginnings.ts';
import { rowsOf } from './storedRows.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

/** The engine of a drawn schema, and the record that it changes. */
export interface SchemaForm {
  readonly form: Form;
  /** As it was stored last; undefined: it is new. */
  record: ModuleRecord | undefined;
  /** The rows of its lists that are stored. */
  rows: WeakSet<object>;
}

export type OpenSchemaForm =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | ({ status: 'ready' } & { opened: SchemaForm });

/** What a form begins with. */
export interface Beginning {
  readonly module: string | undefined;
  readonly id: string | undefined;
  /** An object; anything else says nothing. */
  readonly values: unknown;
  readonly changed: (values: object) => void;
}

/** Makes the engine of a schema, with the values of the record that is changed, or those that a new one begins with. */
export function useSchemaForm({ module, id, values, changed }: Beginning): OpenSchemaForm {
  const root = useRoot();
  const edits = module !== undefined && id !== undefined && id !== '';
  const load = useCallback(
    (signal: AbortSignal) => loadRecord(root, module ?? '', id ?? '', signal),
    [root, module, id],
  );
  const { loaded, retry } = useLoaded(edits ? load : undefined);
  const latest = useRef({ values, changed });
  latest.current = { values, changed };
  const record = loaded.status === 'ready' ? loaded.value : undefined;
  const question = `${module ?? ''}/${id ?? ''}`;
  const opened = useMemo((): SchemaForm & { question: string } => {
    const effects = (): void => {
      followRows();
      onFormInputChange((form) => latest.current.changed(valuesOf(form)));
    };
    const { values: given } = latest.current;
    const first = copyOf(record ?? (isObject(given) ? given : {})) as Record<string, unknown>;
    // Reset brings back what is stored, or what a new one begins with.
    const form = createEngine({ ...(record && { values: first }), initialValues: first, effects });
    return { form, record, rows: record ? rowsOf(form) : new WeakSet(), question };
  }, [record, question]);
  const begun = useRef({ opened, values });
  useEffect(() => {
    const { opened: before, values: known } = begun.current;
    begun.current = { opened, values };
    // What comes later, such as an answer of a source, is taken where nobody has filled in anything yet.
    if (before !== opened || opened.record || !isObject(values) || same(known, values)) return;
    opened.form.setInitialValues(copyOf(values));
  }, [opened, values]);
  const overlay = useContext(OpenResourceContext)?.overlay;
  useEffect(
    () => root.unsaved.register(() => opened.form.modified && opened.form.editable, overlay),
    [root, opened, overlay],
  );
  useEffect(() => opened.form.onMount(), [opened]);
  useEnd(opened.form, endForm);
  if (edits && loaded.status === 'failed') return { status: 'failed', error: loaded.error, retry };
  if (edits && loaded.status === 'loading') return loaded;
  return { status: 'ready', opened };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was filled in, as JSON. */
export const valuesOf = (form: Form): Record<string, unknown> =>
  copyOf(toJS(form.values)) as Record<string, unknown>;

const endForm = (form: Form): void => form.onUnmount();
