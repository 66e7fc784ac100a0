import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { DataTab } from './DataTab.tsx';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import { Region, RegionTabs } from './Regions.tsx';
import { takesWidgets } from './takesWidgets.ts';
import { TextsTab } from './TextsTab.tsx';

interface LeftSideProps {
  /** Whether there is room for the widgets beside the rest. */
  isWide: boolean;
  /** Called once a widget was put into the document. */
  inserted: () => void;
  /** Told whether the texts of both languages are open, which need more room. */
  textsOpened: (open: boolean) => void;
}

/** What can be put into the document, and what is in it; a kind that takes no widgets has no list of them. */
export const LeftSide = observer(function LeftSide({ isWide, inserted, textsOpened }: LeftSideProps) {
  const { model } = useDesign();
  const text = useText(designLocale);
  const widgets = takesWidgets(model.kind) ? <Palette key="palette" inserted={inserted} /> : undefined;
  const regions: (readonly [string, ReactNode])[] = [
    [text('outline'), <Outline key="outline" />],
    [text('data'), <DataTab key="data" />],
    [text('texts'), <TextsTab key="texts" />],
  ];
  if (widgets !== undefined && !isWide) regions.unshift([text('palette'), widgets]);
  const names = regions.map(([name]) => name);
  const texts = text('texts');
  const [chosen, choose] = useState<string>();
  const { wantsMissingTexts } = model;
  const open = useCallback(
    (name: string): void => {
      choose(name);
      textsOpened(name === texts);
    },
    [texts, textsOpened],
  );
  useEffect(() => {
    if (wantsMissingTexts) open(texts);
  }, [wantsMissingTexts, open, texts]);
  return (
    <aside className="at-design-left">
      {widgets !== undefined && isWide && <Region name={text('palette')}>{widgets}</Region>}
      <RegionTabs
        regions={regions}
        opened={open}
        open={chosen !== undefined && names.includes(chosen) ? chosen : names[0]}
      />
    </aside>
  );
});
