import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useTurnView } from '../../../frame/useTurnView.ts';
import { useFlowTrial } from '../people/useFlowTrial.ts';
import { dryRunLocale } from './dryRun.locale.ts';
import { selectStep, stepPlace } from './goToStep.ts';

/** A node or branch of the flow by its title, which leads to it in the tree. */
export const StepLink = observer(function StepLink({ id }: { id: string }) {
  const { model, flow } = useFlowTrial();
  const { locale } = useRoot();
  const text = useText(dryRunLocale);
  const turn = useTurnView();
  const place = stepPlace(flow, id);
  if (place === undefined) return <span>{id}</span>;
  const title = locale.localise(place.title);
  return (
    <button
      type="button"
      className="at-plain at-flowtrial-link"
      aria-label={text('goTo', { title })}
      onClick={() => {
        selectStep(model, id);
        // The first view of a flow is its tree.
        turn('');
      }}
    >
      {title}
    </button>
  );
});
