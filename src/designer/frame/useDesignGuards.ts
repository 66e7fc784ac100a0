import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Autosave } from '../core/Autosave.ts';
import type { DesignModel } from '../core/DesignModel.ts';

/** Tells why a command did nothing, and asks before the window closes over what is not saved yet. */
export function useDesignGuards(model: DesignModel, autosave: Autosave): void {
  const { ui, locale } = useRoot();
  useEffect(
    () =>
      reaction(
        () => model.refusal,
        (refusal) => {
          if (refusal !== undefined) ui.message('warning', locale.localise(refusal));
        },
      ),
    [model, ui, locale],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (autosave.status !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [autosave]);
}
