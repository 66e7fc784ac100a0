import { Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useWide } from '../core/useWide.ts';
import type { Autosave } from '../core/Autosave.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import type { Problems } from '../core/Problems.ts';
import { PropertyPanel } from '../panel/PropertyPanel.tsx';
import { DesignContext } from './DesignContext.ts';
import { DataTab } from './DataTab.tsx';
import { designLocale } from './design.locale.ts';
import { HistoryList } from './HistoryList.tsx';
import { JsonView } from './JsonView.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { Middle } from './Middle.tsx';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import { ProblemList } from './ProblemList.tsx';
import { TopBar, type CanvasWidth } from './TopBar.tsx';
import { useDesignGuards } from './useDesignGuards.ts';
import { useDesignKeys } from './useDesignKeys.ts';
import './design.css';

interface DesignScreenProps {
  model: DesignModel;
  autosave: Autosave;
  problems: Problems;
  leave: () => void;
  /** Buttons of the top bar: preview, publish. */
  actions: ReactNode;
}

/** From this width on the widgets and the outline are both open. */
const WIDE = 1280;

/** A document being designed: widgets and outline at the left, canvas, properties at the right, problems and history below. */
export const DesignScreen = observer(function DesignScreen({
  model,
  autosave,
  problems,
  leave,
  actions,
}: DesignScreenProps) {
  const design = useMemo(() => ({ model, autosave, problems }), [model, autosave, problems]);
  const [width, setWidth] = useState<CanvasWidth>(model.document.kind === 'appMobile' ? 'phone' : 'desktop');
  const canvas = useRef<HTMLElement>(null);
  const isWide = useWide(WIDE);
  const keys = useDesignKeys(model);
  useDesignGuards(model, autosave);
  const text = useText(designLocale);
  const focusCanvas = (): void => canvas.current?.focus();
  return (
    <DesignContext.Provider value={design}>
      <div className="at-design" onKeyDown={keys}>
        <TopBar width={width} setWidth={setWidth} leave={leave}>
          {actions}
        </TopBar>
        <div className="at-design-middle">
          <aside className="at-design-left" hidden={model.tree.root.holdings.length === 0}>
            {isWide ? (
              <>
                <Region name={text('palette')}>
                  <Palette inserted={focusCanvas} />
                </Region>
                <RegionTabs
                  regions={[
                    [text('outline'), <Outline key="outline" />],
                    [text('data'), <DataTab key="data" />],
                  ]}
                />
              </>
            ) : (
              <RegionTabs
                regions={[
                  [text('palette'), <Palette key="palette" inserted={focusCanvas} />],
                  [text('outline'), <Outline key="outline" />],
                  [text('data'), <DataTab key="data" />],
                ]}
              />
            )}
          </aside>
          <Middle width={width} canvas={canvas} />
          <aside className="at-design-right" role="region" aria-label={text('panel')}>
            <PropertyPanel findings={problems.asFindings} />
          </aside>
        </div>
        <footer className="at-design-bottom">
          <RegionTabs
            regions={[
              [text('problems'), <ProblemList key="problems" />],
              [text('history'), <HistoryList key="history" />],
              [text('json'), <JsonView key="json" />],
            ]}
          />
        </footer>
        <MergeDialog />
      </div>
    </DesignContext.Provider>
  );
});

function Region({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="at-design-region" role="region" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** Regions of which one is open, each under its name. */
function RegionTabs({ regions }: { regions: readonly (readonly [name: string, content: ReactNode])[] }) {
  return (
    <Tabs
      size="small"
      className="at-design-tabs"
      destroyOnHidden
      items={regions.map(([name, content]) => ({
        key: name,
        label: name,
        children: (
          <section className="at-design-region" role="region" aria-label={name}>
            {content}
          </section>
        ),
      }))}
    />
  );
}
