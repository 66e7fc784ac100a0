import { untracked } from 'mobx';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FormModel } from './FormModel.ts';
import { useLoaded } from '../render/useLoaded.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { carriedRows } from './carriedRows.ts';
import { loadFlowForm, openFlowForm, typedIn, type FormMatter } from './openFlowForm.ts';

export type FlowFormState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly form: FormModel };

/**
 * Opens the form of a flow, and anew where its record or the rights to it are others; what was typed goes on into it.
 * @param matter undefined: nothing is there yet
 */
export function useFlowForm(matter: FormMatter | undefined): FlowFormState {
  const root = useRoot();
  const latest = useRef<{ matter: FormMatter | undefined; form: FormModel | undefined }>({
    matter,
    form: undefined,
  });
  latest.current.matter = matter;
  const version = matter && `${matter.form.id} ${String(matter.form.version)}`;
  const load = useCallback(async () => {
    const asked = latest.current.matter;
    if (version === undefined || asked === undefined) throw new Error('There is no form to open.');
    return loadFlowForm(root, asked);
  }, [root, version]);
  const { loaded, retry } = useLoaded(version === undefined ? undefined : load);
  const key = matter && JSON.stringify([matter.rights, matter.record, matter.values]);
  const opened = useMemo(() => {
    const { matter: asked, form: before } = latest.current;
    if (loaded.status !== 'ready' || asked === undefined || key === undefined) return undefined;
    // What a form reads while it is made, it may change at once: whoever draws it does not follow that.
    return untracked(() => {
      const typed = before ? carriedRows(typedIn(before), before.record, asked.record) : {};
      return openFlowForm(root, loaded.value, asked, typed);
    });
  }, [root, loaded, key]);
  useEffect(() => {
    if (!opened) return undefined;
    latest.current.form = opened.form;
    opened.page.start();
    return () => {
      opened.form.dispose();
      opened.page.dispose();
    };
  }, [opened]);
  if (loaded.status === 'failed') return { status: 'failed', error: loaded.error, retry };
  return opened ? { status: 'ready', form: opened.form } : { status: 'loading' };
}
