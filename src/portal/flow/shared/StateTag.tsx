import { observer } from 'mobx-react-lite';
import { ToneTag } from '../../../renderers/shared/tones/ToneTag.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { instanceStateTexts, instanceStateTones } from '../../../schemas/flow/stateTexts.ts';
import type { InstanceState } from '../../../schemas/wire/flowInstance.ts';

/** The state of an instance, in the same colour wherever it is shown. */
export const InstanceStateTag = observer(function InstanceStateTag({ state }: { state: InstanceState }) {
  const { locale } = useRoot();
  return <ToneTag tone={instanceStateTones[state]}>{locale.localise(instanceStateTexts[state])}</ToneTag>;
});
