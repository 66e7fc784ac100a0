import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { instanceStateTexts } from '../../../schemas/flow/stateTexts.ts';
import { listed } from '../../../schemas/text.ts';
import type { FlowOfRecord } from '../../../schemas/wire/flowLists.ts';
import { underApprovalLocale } from './underApproval.locale.ts';

/** People who are named; of more it is said how many there are. */
const NAMES = 3;

/** Says that a record is under approval: at which step, with whom, and the way to the instance for those who see it. */
export const UnderApproval = observer(function UnderApproval({ flow }: { flow: FlowOfRecord }) {
  const { locale, ui } = useRoot();
  const text = useText(underApprovalLocale);
  const { state, number, flowTitle, current, instance } = flow;
  const steps = current.map(({ title, people }) => {
    const names = listed(
      people.slice(0, NAMES).map(({ label }) => label),
      locale.locale,
    );
    const who = people.length > NAMES ? text('more', { names, n: people.length }) : names;
    return [locale.localise(title), who].filter((part) => part !== '').join(' · ');
  });
  const head = [locale.localise(instanceStateTexts[state]), ...steps].join(' · ');
  const paper = [locale.localise(flowTitle), number ?? ''].filter((part) => part !== '').join(' ');
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message={head}
      description={text('held', { paper })}
      {...(instance === null
        ? {}
        : {
            action: (
              <Button size="small" onClick={() => ui.navigate(flowDetailAddress(instance))}>
                {text('see')}
              </Button>
            ),
          })}
    />
  );
});
