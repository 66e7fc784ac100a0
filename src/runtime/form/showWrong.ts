import { flushSync } from 'react-dom';
import type { FormModel } from './FormModel.ts';
import { showFirstInvalid } from './showFirstInvalid.ts';

/**
 * Brings the first field of a form that is wrong into sight, and puts the cursor in it: tabs, panels and steps around it
 * open.
 * @param sheet what the form is drawn in
 */
export function showWrong(form: FormModel, sheet: HTMLElement | null): void {
  const first = [...form.fields.values()].find(({ compiled, error }) => compiled.placed && error !== '');
  flushSync(() => {
    form.want(first?.code);
  });
  form.page.mounts.flush();
  showFirstInvalid(sheet);
  requestAnimationFrame(() => {
    form.want(undefined);
  });
}
