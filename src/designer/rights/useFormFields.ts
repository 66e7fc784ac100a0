import { useCallback } from 'react';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/form.ts';
import { fetchWorking } from '../core/designCalls.ts';

const NONE: FormDocument['fields'] = [];

/** The fields of a form, for their titles; none while they are on their way, or where it is not the caller's to read. */
export function useFormFields(form: string): FormDocument['fields'] {
  const { client } = useRoot();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { document } = await fetchWorking(client, { kind: 'form', id: form }, signal);
      return document.kind === 'form' ? document.fields : NONE;
    },
    [client, form],
  );
  const { loaded } = useLoaded(form === '' ? undefined : load);
  return loaded.status === 'ready' ? loaded.value : NONE;
}
