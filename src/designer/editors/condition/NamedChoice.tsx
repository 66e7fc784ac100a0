import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RuleSet } from '../../../schemas/condition.ts';
import { listDocuments } from '../../core/designCalls.ts';
import { conditionLocale } from './condition.locale.ts';

interface NamedChoiceProps {
  id: string;
  title: string;
  /** Id of the condition; undefined while none is chosen. */
  chosen: string | undefined;
  /** What it holds, where that is here. */
  rules: RuleSet | undefined;
  disabled: boolean;
  choose: (condition: string) => void;
  /** Takes its rules over, to be changed in this place alone. */
  copy: (rules: RuleSet) => void;
}

/** One of the conditions that are documents of their own. */
export const NamedChoice = observer(function NamedChoice(props: NamedChoiceProps) {
  const { id, title, chosen, rules, disabled, choose, copy } = props;
  const text = useText(conditionLocale);
  const { client } = useRoot();
  const load = useCallback((signal: AbortSignal) => listDocuments(client, 'condition', signal), [client]);
  const { loaded } = useLoaded(load);
  const known = loaded.status === 'ready' ? loaded.value : [];
  const options = known.map((each) => ({ value: each.id, label: each.name }));
  return (
    <div className="at-condition-named">
      <SearchSelect<string | null>
        id={id}
        size="small"
        aria-label={text('namedTitle', { title })}
        placeholder={text('choose')}
        disabled={disabled}
        loading={loaded.status === 'loading'}
        notFoundContent={
          loaded.status === 'failed' ? text('failed', { why: messageOf(loaded.error) }) : text('noConditions')
        }
        value={chosen ?? null}
        options={
          chosen === undefined || options.some(({ value }) => value === chosen)
            ? options
            : [...options, { value: chosen, label: chosen }]
        }
        onChange={(next) => {
          if (next !== null) choose(next);
        }}
      />
      {chosen !== undefined && (
        <span className="at-condition-links">
          <Link to={`/design/condition/${encodeURIComponent(chosen)}`}>{text('open')}</Link>
          <Button
            type="link"
            size="small"
            disabled={disabled || !rules}
            onClick={() => {
              if (rules) copy(rules);
            }}
          >
            {text('copyHere')}
          </Button>
        </span>
      )}
    </div>
  );
});
