import { flushSync } from 'react-dom';
import { awaitSight } from './awaitSight.ts';
import type { FieldModel } from './FieldModel.ts';
import { firstInvalid } from './firstInvalid.ts';
import type { FormModel } from './FormModel.ts';

/** The last to ask: what was asked before gives way. */
const asked = new WeakMap<FormModel, object>();

/**
 * Brings the first field of a form that is wrong into sight, and puts the cursor in it: tabs, panels and steps around it
 * open, also where they stand in each other.
 * @param sheet what the form is drawn in
 * @param among the fields that are meant; absent: all of the form
 */
export function showWrong(
  form: FormModel,
  sheet: HTMLElement | null,
  among: Iterable<FieldModel> = form.fields.values(),
): void {
  const first = [...among].find(({ compiled, error }) => compiled.placed && error !== '');
  const turn = {};
  asked.set(form, turn);
  flushSync(() => {
    form.want(first?.code);
  });
  awaitSight(
    () => {
      form.page.mounts.flush();
      return first && invalidIn(sheet, first.code);
    },
    () => (sheet ? firstInvalid(sheet) : undefined), // one that has no frame of its own
    () => {
      if (asked.get(form) === turn) form.want(undefined);
    },
  );
}

function invalidIn(sheet: HTMLElement | null, code: string): HTMLElement | undefined {
  const frames = sheet?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  for (const frame of frames) {
    const wrong = frame.dataset.field === code ? firstInvalid(frame) : undefined;
    if (wrong) return wrong;
  }
  return undefined;
}
