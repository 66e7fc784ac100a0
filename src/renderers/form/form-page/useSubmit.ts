import { useEffect, useState, type RefObject } from 'react';
import { ApiError, isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import type { FormSteps } from '../../../runtime/form/FormSteps.ts';
import { noteGone, saysGone } from '../../../runtime/form/recordGone.ts';
import { showWrong } from '../../../runtime/form/showWrong.ts';
import { submitForm } from '../../../runtime/form/submitForm.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { recordLocale } from '../../shared/record/record.locale.ts';
import { formPageLocale } from './formPage.locale.ts';

/** What somebody else has done to the record meanwhile. */
interface Conflict {
  readonly title: string;
  /** What the person can do about it. */
  readonly act: string;
  /** Whether there is a later state to begin with. */
  readonly reloads: boolean;
}

/**
 * Saves by the button, Enter or Ctrl+S; in a form of steps that is what the last one does, and the others lead on. A
 * field that is not valid is brought into sight; a record that somebody else changed or removed meanwhile is told above the form,
 * with the input kept; a stored one closes the overlay around, unless the person went on typing while it was saved.
 * @param filed called where a stored record stays on the page, and the person may not change it any more
 */
export function useSubmit(
  form: FormModel,
  sheet: RefObject<HTMLFormElement | null>,
  steps: FormSteps,
  filed: () => void,
): { submit: () => Promise<void>; conflict: Conflict | undefined } {
  const { ui } = useRoot();
  const text = useText(formPageLocale);
  const { close } = useOpenResource();
  const [conflict, setConflict] = useState<Conflict>();
  const submit = async (): Promise<void> => {
    const { walk } = steps;
    if (walk && !walk.last) {
      await walk.forward();
      return;
    }
    if (form.mode === 'view') return;
    try {
      const outcome = await submitForm(form);
      if (outcome.status === 'invalid') {
        ui.message('warning', text('invalid'));
        showWrong(form, sheet.current);
        return;
      }
      setConflict(undefined);
      if (outcome.status === 'stored' && form.dirty) {
        ui.message('success', text('savedBefore'));
        return;
      }
      ui.message(
        outcome.status === 'stored' ? 'success' : 'info',
        text(outcome.status === 'stored' ? 'saved' : 'unchanged'),
      );
      if (outcome.status === 'stored') await walk?.finish();
      close?.(outcome.status === 'stored' ? outcome.record : undefined);
      if (!close && outcome.status === 'stored' && form.rights?.actions.includes('update') === false) filed();
    } catch (error) {
      if (isCancelled(error)) return;
      if (error instanceof ApiError && error.detail.code === 'REVISION_CONFLICT') {
        setConflict({ title: error.message, act: text('conflict'), reloads: true });
      } else if (form.record && saysGone(error)) {
        noteGone(form.page, form.compiled.document.id, form.record.id);
        const title = form.page.root.locale.text(recordLocale, 'goneTitle');
        setConflict({ title, act: text('goneUnsaved'), reloads: false });
      } else {
        const failure = messageOf(error);
        ui.message('error', failure);
        form.page.root.log.finding(form.page.where, {
          severity: 'error',
          code: 'SAVE_FAILED',
          message: { zhCN: failure, enUS: failure },
        });
      }
    }
  };
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      if (!sheet.current?.contains(document.activeElement)) return;
      event.preventDefault();
      sheet.current.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => {
      window.removeEventListener('keydown', save);
    };
  }, [sheet]);
  return { submit, conflict };
}
