import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { editorsOf } from '../kinds/editorsOf.ts';
import { PropertyPanel } from '../panel/PropertyPanel.tsx';
import { OwnEditorsContext } from '../settings/ownEditors.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/** What is set of the selected parts. */
export const RightSide = observer(function RightSide() {
  const { model, problems } = useDesign();
  const text = useText(designLocale);
  const { loaded } = useLoaded(editorsOf(model.kind));
  return (
    <aside className="at-design-right" role="region" aria-label={text('panel')}>
      <OwnEditorsContext.Provider value={loaded.status === 'ready' ? loaded.value : NONE}>
        <PropertyPanel findings={problems.asFindings} />
      </OwnEditorsContext.Provider>
    </aside>
  );
});

const NONE = [] as const;
