import { lazy } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { designLocale } from './design.locale.ts';
import { HistoryList } from './HistoryList.tsx';
import { ProblemList } from './ProblemList.tsx';
import { RegionTabs } from './Regions.tsx';

const JsonView = lazy(async () => ({ default: (await import('./JsonView.tsx')).JsonView }));

/** What is wrong with the document, how it came to be, and what it is as text. */
export function BottomSide({ jsonOpened }: { jsonOpened?: (open: boolean) => void }) {
  const text = useText(designLocale);
  return (
    <footer className="at-design-bottom">
      <RegionTabs
        regions={[
          [text('problems'), <ProblemList key="problems" />],
          [text('history'), <HistoryList key="history" />],
          [text('json'), <JsonView key="json" />],
        ]}
        opened={(name) => jsonOpened?.(name === text('json'))}
      />
    </footer>
  );
}
