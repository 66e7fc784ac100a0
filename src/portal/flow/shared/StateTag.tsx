import { observer } from 'mobx-react-lite';
import { ToneTag } from '../../../renderers/shared/tones/ToneTag.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { instanceStateTexts } from '../../../schemas/flow/stateTexts.ts';
import type { Tone } from '../../../schemas/option.ts';
import type { InstanceState } from '../../../schemas/wire/flowInstance.ts';

const INSTANCE_TONES: Readonly<Record<InstanceState, Tone>> = {
  draft: 'default',
  running: 'processing',
  returned: 'warning',
  suspended: 'warning',
  withdrawn: 'default',
  approved: 'success',
  rejected: 'error',
  terminated: 'error',
};

/** The state of an instance, in the same colour wherever it is shown. */
export const InstanceStateTag = observer(function InstanceStateTag({ state }: { state: InstanceState }) {
  const { locale } = useRoot();
  return <ToneTag tone={INSTANCE_TONES[state]}>{locale.localise(instanceStateTexts[state])}</ToneTag>;
});
