import { AuditOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { instanceStateTexts, instanceStateTones } from '../../../schemas/flow/stateTexts.ts';
import type { FlowOfRecord } from '../../../schemas/wire/flowLists.ts';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';
import './rowFlowTag.css';

/** That a record is under approval, and at which step; leads to the instance for those who have to do with it. */
export default observer(function RowFlowTag({ flow }: { flow: FlowOfRecord }) {
  const { locale, ui } = useRoot();
  const { state, current, instance, flowTitle } = flow;
  const steps = current.map(({ title }) => locale.localise(title));
  const said = [locale.localise(instanceStateTexts[state]), ...steps].join(' · ');
  const whole = `${locale.localise(flowTitle)} · ${said}`;
  const tag = (
    <ToneTag tone={instanceStateTones[state]} icon={<AuditOutlined aria-hidden />}>
      <span>{said}</span>
    </ToneTag>
  );
  if (instance === null)
    return (
      <span className="atrium-row-flow" title={whole}>
        {tag}
      </span>
    );
  return (
    <button
      type="button"
      className="atrium-row-flow"
      title={whole}
      aria-label={whole}
      onClick={() => ui.navigate(flowDetailAddress(instance))}
    >
      {tag}
    </button>
  );
});
