import { observer } from 'mobx-react-lite';
import { WhoScreen } from '../../designer/rights/WhoScreen.tsx';
import { WhyScreen } from '../../designer/rights/WhyScreen.tsx';
import { whyLocale } from '../../designer/rights/why.locale.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { useTab } from '../workspace/useTab.ts';
import { ErrorView } from './ErrorView.tsx';
import { refusalOf } from './refusal.ts';

/** `/rights/why`: whether somebody may do something, and why; `/rights/who`: who may see a record. */
export const RightsPage = observer(function RightsPage({ asks }: { asks: 'why' | 'who' }) {
  const root = useRoot();
  const { locale } = root;
  const title = locale.inBoth(whyLocale, asks === 'why' ? 'whyTitle' : 'whoTitle');
  useTitle(locale.localise(title));
  useTab(title);
  if (!root.session.mayDesign) return <ErrorView code="403" {...refusalOf(root, locale.localise(title))} />;
  return asks === 'why' ? <WhyScreen /> : <WhoScreen />;
});
