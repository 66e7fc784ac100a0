import { controlId } from '../fields/controlAttributes.ts';
import { reveal } from '../fields/reveal.ts';

/** The control of a path; where there is none, that of what stands around it. */
function nearest(path: string): HTMLElement | undefined {
  for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
    const control = document.getElementById(controlId(parts.join('.')));
    if (control) return control;
  }
  return undefined;
}

/** Puts the focus where a finding belongs, which may be folded away; where there is no control of it, at what stands around it. */
export function reach(path: string): void {
  const around = nearest(path);
  if (around !== undefined && around.id !== controlId(path)) reveal(around, path);
  const control = nearest(path);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
