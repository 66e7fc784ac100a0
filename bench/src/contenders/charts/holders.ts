import { HEIGHT, WIDTH } from './chartData.ts';

/** Lays out an element for each chart, three in a row. */
export function holders(host: HTMLElement, size: number): readonly HTMLElement[] {
  host.style.cssText += ';display:grid;grid-template-columns:repeat(3,380px);gap:8px';
  const made = Array.from({ length: size }, () => {
    const holder = document.createElement('div');
    holder.style.cssText = `width:${WIDTH}px;height:${HEIGHT}px`;
    return holder;
  });
  host.replaceChildren(...made);
  return made;
}
