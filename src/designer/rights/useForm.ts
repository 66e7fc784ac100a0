import { useCallback } from 'react';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/form.ts';
import { fetchWorking } from '../core/designCalls.ts';

/** What is asked of a form: the titles of its fields, and which of them names a record. */
export type FormNames = Pick<FormDocument, 'fields' | 'titleField'>;

const NONE: FormNames = { fields: [] };

/** The fields of a form; none while they are on their way, or where it is not the caller's to read. */
export function useForm(form: string): FormNames {
  const { client } = useRoot();
  const load = useCallback(
    async (signal: AbortSignal): Promise<FormNames> => {
      const { document } = await fetchWorking(client, { kind: 'form', id: form }, signal);
      return document.kind === 'form' ? document : NONE;
    },
    [client, form],
  );
  const { loaded } = useLoaded(form === '' ? undefined : load);
  return loaded.status === 'ready' ? loaded.value : NONE;
}
