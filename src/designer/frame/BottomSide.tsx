import { Badge } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { testsLocale } from '../tests/tests.locale.ts';
import { designLocale } from './design.locale.ts';
import { useDesign } from './DesignContext.ts';
import { HistoryList } from './HistoryList.tsx';
import { ProblemList } from './ProblemList.tsx';
import { RegionTabs } from './Regions.tsx';

const JsonView = lazy(async () => ({ default: (await import('./JsonView.tsx')).JsonView }));
const TestTab = lazy(async () => ({ default: (await import('../tests/TestTab.tsx')).TestTab }));

/** What is wrong with the document, how it came to be, what its tests come to, and what it is as text. */
export const BottomSide = observer(function BottomSide({ wants }: { wants?: (room: boolean) => void }) {
  const text = useText(designLocale);
  const tests = useText(testsLocale);
  const { runs } = useDesign();
  const roomy = [text('json'), tests('tests')];
  return (
    <footer className="at-design-bottom">
      <RegionTabs
        regions={[
          [text('problems'), <ProblemList key="problems" />],
          [text('history'), <HistoryList key="history" />],
          ...(runs === undefined
            ? []
            : [[tests('tests'), <TestTab key="tests" runs={runs} />, <FailedBadge key="badge" />] as const]),
          [text('json'), <JsonView key="json" />],
        ]}
        opened={(name) => wants?.(roomy.includes(name))}
      />
    </footer>
  );
});

/** How many tests fail, beside the name of their tab. */
const FailedBadge = observer(function FailedBadge() {
  const { runs } = useDesign();
  const text = useText(testsLocale);
  const failed = runs?.failed ?? 0;
  return failed === 0 ? null : (
    <Badge size="small" count={failed} title={`${text('failed')}: ${String(failed)}`} />
  );
});
