import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Autosave } from '../core/Autosave.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { designLocale } from './design.locale.ts';

/** Tells why a command did nothing or what it did beside, and asks before the window closes over what is not saved yet. */
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
  useEffect(
    () =>
      reaction(
        () => model.note,
        (note) => {
          const undo = { label: locale.text(designLocale, 'undo'), run: () => void model.undo() };
          if (note !== undefined) ui.message('info', locale.localise(note), undo);
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
