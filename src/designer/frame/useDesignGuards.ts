import { reaction, when } from 'mobx';
import { useEffect } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Autosave } from '../core/Autosave.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { designLocale } from './design.locale.ts';

/** Tells why a command did nothing or what it did beside, and asks before what is not saved yet is left behind. */
export function useDesignGuards(model: DesignModel, autosave: Autosave): void {
  const { ui, locale, unsaved } = useRoot();
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
          const step = model.history.done[0];
          if (note === undefined || step === undefined) return;
          const title = locale.inBoth(designLocale, 'revertTitle', { step: locale.localise(step.title) });
          // Others may have come meanwhile: it is this step that is taken back.
          const run = (): void =>
            void (model.history.done[0]?.id === step.id ? model.undo() : model.revert(step.id, title));
          ui.message('info', locale.localise(note), { label: locale.text(designLocale, 'undo'), run });
        },
      ),
    [model, ui, locale],
  );
  useEffect(() => unsaved.register(() => autosave.status !== 'saved', undefined), [unsaved, autosave]);
  // Whoever leaves waits for the save that follows each change, and is asked only where that did not go well.
  useEffect(
    () =>
      reaction(
        () => autosave.isSaving,
        (isSaving) => {
          if (isSaving) void unsaved.saving(when(() => !autosave.isSaving));
        },
      ),
    [unsaved, autosave],
  );
}
