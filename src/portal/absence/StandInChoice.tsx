import { Button, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { peopleMenu } from '../../renderers/input/shared/peopleMenu.tsx';
import { personOption } from '../../renderers/input/shared/personOption.tsx';
import type { PersonValue } from '../../renderers/input/shared/personValue.ts';
import { usePeople } from '../../renderers/input/shared/usePeople.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { absenceLocale } from './absence.locale.ts';

interface StandInChoiceProps {
  id: string;
  value: PersonValue | null;
  change: (value: PersonValue | null) => void;
  problem: string | undefined;
}

/** Who stands in, found by name or account; the person themselves is none of the choices. */
export const StandInChoice = observer(function StandInChoice({
  id,
  value,
  change,
  problem,
}: StandInChoiceProps) {
  const { session } = useRoot();
  const text = useText(absenceLocale);
  const [keyword, search] = useState<string>();
  const { status, people, more, retry } = usePeople(keyword);
  const own = session.login?.userBaseInfo.userId;
  return (
    <Select<PersonValue>
      id={id}
      labelInValue
      showSearch
      filterOption={false}
      aria-invalid={problem !== undefined}
      {...(problem === undefined ? {} : { status: 'error' as const })}
      value={value}
      options={people.filter((each) => each.value !== own)}
      optionRender={personOption}
      popupRender={peopleMenu(more ? text('more') : undefined)}
      loading={status === 'loading'}
      placeholder={text('toHint')}
      notFoundContent={
        status === 'failed' ? (
          <Button type="link" onClick={retry}>
            {text('peopleFailed')}
          </Button>
        ) : (
          text(status === 'loading' ? 'loading' : 'noPeople')
        )
      }
      style={{ width: '100%' }}
      onOpenChange={(open) => search(open ? '' : undefined)}
      onSearch={(typed) => search(typed.trim())}
      onChange={(chosen: PersonValue) => change({ value: chosen.value, label: chosen.label })}
    />
  );
});
