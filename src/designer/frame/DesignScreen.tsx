import { Splitter, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useWide } from '../core/useWide.ts';
import type { Autosave } from '../core/Autosave.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import type { Presence } from '../core/Presence.ts';
import type { Problems } from '../core/Problems.ts';
import { PropertyPanel } from '../panel/PropertyPanel.tsx';
import { DesignProviders } from './DesignProviders.tsx';
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
  presence?: Presence;
  leave: () => void;
  /** Buttons of the top bar: preview, publish. */
  actions: ReactNode;
}

/** From this width on the widgets and the outline are both open. */
const WIDE = 1280;
/** Below this width the canvas has the window to itself until a side is drawn out. */
const NARROW = 720;

/** A document being designed: widgets and outline at the left, canvas, properties at the right, problems and history below. */
export const DesignScreen = observer(function DesignScreen({
  model,
  autosave,
  problems,
  presence,
  leave,
  actions,
}: DesignScreenProps) {
  const design = useMemo(() => ({ model, autosave, problems }), [model, autosave, problems]);
  const [width, setWidth] = useState<CanvasWidth>(model.document.kind === 'appMobile' ? 'phone' : 'desktop');
  const canvas = useRef<HTMLElement>(null);
  const isWide = useWide(WIDE);
  const isNarrow = !useWide(NARROW);
  const keys = useDesignKeys(model);
  useDesignGuards(model, autosave);
  const text = useText(designLocale);
  const focusCanvas = (): void => canvas.current?.focus();
  return (
    <DesignProviders design={design}>
      <div className="at-design" onKeyDown={keys}>
        <TopBar width={width} setWidth={setWidth} leave={leave} presence={presence}>
          {actions}
        </TopBar>
        <Splitter layout="vertical">
          <Splitter.Panel min={200}>
            <Splitter>
              <Splitter.Panel defaultSize={isNarrow ? 0 : isWide ? 460 : 230} min={180} max="45%" collapsible>
                <aside className="at-design-left">
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
              </Splitter.Panel>
              <Splitter.Panel min={240}>
                <Middle width={width} canvas={canvas} />
              </Splitter.Panel>
              <Splitter.Panel defaultSize={isNarrow ? 0 : 320} min={240} max="45%" collapsible>
                <aside className="at-design-right" role="region" aria-label={text('panel')}>
                  <PropertyPanel findings={problems.asFindings} />
                </aside>
              </Splitter.Panel>
            </Splitter>
          </Splitter.Panel>
          <Splitter.Panel defaultSize={136} min={40} max="70%" collapsible>
            <footer className="at-design-bottom">
              <RegionTabs
                regions={[
                  [text('problems'), <ProblemList key="problems" />],
                  [text('history'), <HistoryList key="history" />],
                  [text('json'), <JsonView key="json" />],
                ]}
              />
            </footer>
          </Splitter.Panel>
        </Splitter>
        <MergeDialog />
      </div>
    </DesignProviders>
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
