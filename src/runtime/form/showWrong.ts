import { flushSync } from 'react-dom';
import type { FieldModel } from './FieldModel.ts';
import type { FormModel } from './FormModel.ts';
import { enter, firstInvalid } from './showFirstInvalid.ts';

/** Frames in which what stands in closed parts has to come: parts in parts open one after the other, and may be fetched. */
const FRAMES = 60;

/** Whose turn it is: who asks anew, for another field, is not to be disturbed by what was asked before. */
const asked = new WeakMap<FormModel, object>();

/**
 * Brings the first field of a form that is wrong into sight, and puts the cursor in it: tabs, panels and steps around it
 * open, also where they stand in each other. Ends where the person goes on elsewhere meanwhile.
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
  const focused = document.activeElement;
  const look = (frames: number): void => {
    if (asked.get(form) !== turn) return;
    form.page.mounts.flush();
    const wrong = first && invalidIn(sheet, first.code);
    const leaves = ![focused, document.body].includes(document.activeElement);
    if (wrong) enter(wrong);
    else if (frames > 0 && first && !leaves) {
      requestAnimationFrame(() => {
        look(frames - 1);
      });
      return;
    } else if (sheet && !leaves) {
      // A field that is not drawn with a frame of its own.
      const other = firstInvalid(sheet);
      if (other) enter(other);
    }
    form.want(undefined);
  };
  flushSync(() => {
    form.want(first?.code);
  });
  requestAnimationFrame(() => {
    look(FRAMES);
  });
}

function invalidIn(sheet: HTMLElement | null, code: string): HTMLElement | undefined {
  const frames = sheet?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  for (const frame of frames) {
    const wrong = frame.dataset.field === code ? firstInvalid(frame) : undefined;
    if (wrong) return wrong;
  }
  return undefined;
}
