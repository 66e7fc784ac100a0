import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FramedContext } from '../parts/FramedContext.ts';
import type { Frame } from './Frame.ts';
import { OffNotice } from './OffNotice.tsx';

/** What stands around all pages in a frame: the way for its link to lead to them, and their content alone. @param chrome with header and menus */
export function frameSurround(frame: Frame, chrome: boolean): ComponentType<{ children: ReactNode }> {
  return function FrameSurround({ children }: { children: ReactNode }) {
    const navigate = useNavigate();
    useLayoutEffect(() => frame.attach(navigate), [navigate]);
    return (
      <FramedContext.Provider value={chrome ? undefined : 'site'}>
        {children}
        <OffNotice off={frame.off} />
      </FramedContext.Provider>
    );
  };
}
