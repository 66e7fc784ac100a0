import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { PropertyPanel } from '../panel/PropertyPanel.tsx';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/** What is set of the selected parts. */
export const RightSide = observer(function RightSide() {
  const { problems } = useDesign();
  const text = useText(designLocale);
  return (
    <aside className="at-design-right" role="region" aria-label={text('panel')}>
      <PropertyPanel findings={problems.asFindings} />
    </aside>
  );
});
