import { FRAME_NAME } from '../../schemas/embed/frameName.ts';

/**
 * The page around a frame may want it dark: the browser paints it so from the start, before anything else is known. The rest
 * of what it wants is read with the part that frames fetch (`embed/looks.ts`).
 */
export function darkenEarly({ name, document }: Pick<Window, 'name' | 'document'>): void {
  if (name.startsWith(FRAME_NAME) && /"dark":true\b/.test(name)) {
    document.documentElement.style.colorScheme = 'dark';
    document.documentElement.classList.add('at-dark');
  }
}
