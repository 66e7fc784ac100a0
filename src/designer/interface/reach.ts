import { controlId } from '../fields/controlAttributes.ts';

/** Puts the focus where a finding belongs; where there is no control of that path, at what stands around it. */
export function reach(path: string): void {
  const parts = path.split('.');
  while (parts.length > 0) {
    const control = document.getElementById(controlId(parts.join('.')));
    if (control) {
      control.focus();
      control.scrollIntoView({ block: 'center' });
      return;
    }
    parts.pop();
  }
}
