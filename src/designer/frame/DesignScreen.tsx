import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useWide } from '../core/useWide.ts';
import type { Autosave } from '../core/Autosave.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import type { Presence } from '../core/Presence.ts';
import type { Problems } from '../core/Problems.ts';
import type { TestRuns } from '../tests/TestRuns.ts';
import { DesignProviders } from './DesignProviders.tsx';
import { DrawnSides } from './DrawnSides.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { Middle } from './Middle.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { SplitSides } from './SplitSides.tsx';
import { takesWidgets } from './takesWidgets.ts';
import { TopBar, type CanvasWidth } from './TopBar.tsx';
import { FindBar } from './FindBar.tsx';
import { useDesignGuards } from './useDesignGuards.ts';
import { useFindKey } from './useFindKey.ts';
import { useDesignKeys } from './useDesignKeys.ts';
import './design.css';

interface DesignScreenProps {
  model: DesignModel;
  autosave: Autosave;
  problems: Problems;
  presence?: Presence;
  runs?: TestRuns | undefined;
  leave: () => void;
  /** Buttons of the top bar: preview, publish. */
  actions: ReactNode;
  /** A line below the top bar. */
  notice?: ReactNode;
}

/** Below this width the middle has the window to itself until a side is drawn over it. */
const NARROW = 720;

/** A document being designed: widgets and outline at the left, canvas, properties at the right, problems and history below. */
export const DesignScreen = observer(function DesignScreen({
  model,
  autosave,
  problems,
  presence,
  runs,
  leave,
  actions,
  notice,
}: DesignScreenProps) {
  const design = useMemo(() => ({ model, autosave, problems, runs }), [model, autosave, problems, runs]);
  const isNarrow = !useWide(NARROW);
  const [width, setWidth] = useState<CanvasWidth>(
    isNarrow || model.kind === 'appMobile' ? 'phone' : 'desktop',
  );
  const canvas = useRef<HTMLElement>(null);
  const { asked, leave: leaveFind } = useFindKey();
  const keys = useDesignKeys(model);
  useDesignGuards(model, autosave);
  const focusCanvas = (): void => canvas.current?.focus();
  const middle = (
    <div className="at-design-found">
      <Middle width={width} canvas={canvas} />
      {asked > 0 && <FindBar canvas={canvas} asked={asked} leave={leaveFind} />}
    </div>
  );
  return (
    <DesignProviders design={design}>
      <div className="at-design" onKeyDown={keys}>
        <div>
          <TopBar width={width} setWidth={setWidth} leave={leave} presence={presence}>
            {actions}
          </TopBar>
          {notice}
        </div>
        {isNarrow ? (
          <DrawnSides inserted={focusCanvas}>{middle}</DrawnSides>
        ) : (
          <SplitSides hasWidgets={takesWidgets(model.kind)} inserted={focusCanvas}>
            {middle}
          </SplitSides>
        )}
        <MergeDialog />
        <PasteDialog />
      </div>
    </DesignProviders>
  );
});
