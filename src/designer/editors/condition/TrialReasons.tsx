import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import type { ExplainedGroup, ExplainedLeaf } from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { conditionLocale } from './condition.locale.ts';
import { sayActual, sayLeaf } from './sayTrial.ts';

interface TrialReasonsProps {
  group: ExplainedGroup;
  fields: readonly NamedField[];
}

/** Why a condition holds or not: each comparison with what it met, groups as they are nested. */
export const TrialReasons = observer(function TrialReasons({ group, fields }: TrialReasonsProps) {
  const text = useText(conditionLocale);
  return (
    <ul className="at-condition-reasons" aria-label={text('reasons')}>
      {group.list.map((each, at) => (
        <li key={at} data-verdict={each.verdict}>
          <Verdict holds={each.verdict} />
          {'union' in each ? (
            <div>
              {text(each.union === 'AND' ? 'all' : 'any')}
              <TrialReasons group={each} fields={fields} />
            </div>
          ) : (
            <Leaf leaf={each} fields={fields} />
          )}
        </li>
      ))}
    </ul>
  );
});

function Verdict({ holds }: { holds: boolean }) {
  const text = useText(conditionLocale);
  const Icon = holds ? CheckCircleFilled : CloseCircleFilled;
  return (
    <Icon className="at-condition-verdict" data-verdict={holds} aria-label={text(holds ? 'yes' : 'no')} />
  );
}

const Leaf = observer(function Leaf({
  leaf,
  fields,
}: {
  leaf: ExplainedLeaf;
  fields: readonly NamedField[];
}) {
  const text = useText(conditionLocale);
  const { locale } = useRoot().locale;
  return (
    <div>
      <div>{sayLeaf(leaf, fields, locale)}</div>
      <small>{text('actual', { value: sayActual(leaf, fields, locale) || text('empty') })}</small>
    </div>
  );
});
