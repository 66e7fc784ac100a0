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
import { useDesign } from './DesignContext.ts';
import { DesignProviders } from './DesignProviders.tsx';
import { DataTab } from './DataTab.tsx';
import { designLocale } from './design.locale.ts';
import { HistoryList } from './HistoryList.tsx';
import { JsonView } from './JsonView.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { Middle } from './Middle.tsx';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import { TextsTab } from './TextsTab.tsx';
import { ProblemList } from './ProblemList.tsx';
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
  leave: () => void;
  /** Buttons of the top bar: preview, publish. */
  actions: ReactNode;
}

/** From this width on the widgets and the outline are both open. */
const WIDE = 1280;
/** Below this width the canvas has the window to itself until a side is drawn out. */
const NARROW = 720;
/** Pixels by which the left side grows while texts stand there in both languages. */
const BOTH_LANGUAGES = 240;

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
  const [width, setWidth] = useState<CanvasWidth>(model.kind === 'appMobile' ? 'phone' : 'desktop');
  const canvas = useRef<HTMLElement>(null);
  const isWide = useWide(WIDE);
  const isNarrow = !useWide(NARROW);
  const [left, setLeft] = useState(isNarrow ? 0 : isWide ? 460 : 230);
  const [hasTexts, setTexts] = useState(false);
  const more = hasTexts ? BOTH_LANGUAGES : 0;
  const { asked, leave: leaveFind } = useFindKey();
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
            <Splitter onResize={([size = 0]) => setLeft(Math.max(0, size - more))}>
              <Splitter.Panel size={left + more} min={180} max="65%" collapsible>
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
                          [text('texts'), <TextsTab key="texts" />],
                        ]}
                        opened={(name) => setTexts(name === text('texts'))}
                      />
                    </>
                  ) : (
                    <RegionTabs
                      regions={[
                        [text('palette'), <Palette key="palette" inserted={focusCanvas} />],
                        [text('outline'), <Outline key="outline" />],
                        [text('data'), <DataTab key="data" />],
                        [text('texts'), <TextsTab key="texts" />],
                      ]}
                      opened={(name) => setTexts(name === text('texts'))}
                    />
                  )}
                </aside>
              </Splitter.Panel>
              <Splitter.Panel min={240}>
                <div className="at-design-found">
                  <Middle width={width} canvas={canvas} />
                  {asked > 0 && <FindBar canvas={canvas} asked={asked} leave={leaveFind} />}
                </div>
              </Splitter.Panel>
              <Splitter.Panel defaultSize={isNarrow ? 0 : 320} min={240} max="45%" collapsible>
                <aside className="at-design-right" role="region" aria-label={text('panel')}>
                  <Properties />
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

/** What is wrong is of the panel alone: the screen around it is not drawn anew for it. */
const Properties = observer(function Properties() {
  const { problems } = useDesign();
  return <PropertyPanel findings={problems.asFindings} />;
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
function RegionTabs({
  regions,
  opened,
}: {
  regions: readonly (readonly [name: string, content: ReactNode])[];
  opened?: (name: string) => void;
}) {
  return (
    <Tabs
      size="small"
      className="at-design-tabs"
      destroyOnHidden
      {...(opened && { onChange: opened })}
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
