import { useLayoutEffect } from 'react';
import './inspector.css';

/** px, where there is room beside the page. */
export const INSPECTOR_WIDTH = 440;
/** Of the window, where it stands below the page. */
export const INSPECTOR_HEIGHT = '45dvh';

/** Makes room for the inspector while it is there: the page, dialogs and drawers end where it begins. */
export function useRoomFor(beside: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const name = beside ? '--at-inspector-width' : '--at-inspector-height';
    style.setProperty(name, beside ? `${String(INSPECTOR_WIDTH)}px` : INSPECTOR_HEIGHT);
    return () => {
      style.removeProperty(name);
    };
  }, [beside]);
}
