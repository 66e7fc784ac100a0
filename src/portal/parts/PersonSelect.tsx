import { Button, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { peopleMenu } from '../../renderers/input/shared/peopleMenu.tsx';
import { personOption } from '../../renderers/input/shared/personOption.tsx';
import type { PersonValue } from '../../renderers/input/shared/personValue.ts';
import { usePeople } from '../../renderers/input/shared/usePeople.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { personSelectLocale } from './personSelect.locale.ts';

interface PersonSelectProps {
  id?: string;
  /** Where no label names it. */
  label?: string;
  value: PersonValue | null;
  change: (value: PersonValue | null) => void;
  invalid?: boolean;
  /** Account of somebody who is none of the choices. */
  except?: string | undefined;
  placeholder?: string;
  clears?: boolean;
}

/** One person of all, found by name or account. */
export const PersonSelect = observer(function PersonSelect({
  id,
  label,
  value,
  change,
  invalid = false,
  except,
  placeholder,
  clears = false,
}: PersonSelectProps) {
  const text = useText(personSelectLocale);
  const [keyword, search] = useState<string>();
  const { status, people, more, retry } = usePeople(keyword);
  return (
    <Select<PersonValue>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      labelInValue
      showSearch
      filterOption={false}
      allowClear={clears}
      aria-invalid={invalid}
      {...(invalid ? { status: 'error' as const } : {})}
      value={value}
      options={people.filter((each) => each.value !== except)}
      optionRender={personOption}
      popupRender={peopleMenu(more ? text('more') : undefined)}
      loading={status === 'loading'}
      placeholder={placeholder ?? text('hint')}
      notFoundContent={
        status === 'failed' ? (
          <Button type="link" onClick={retry}>
            {text('failed')}
          </Button>
        ) : (
          text(status === 'loading' ? 'loading' : 'noPeople')
        )
      }
      style={{ width: '100%' }}
      onOpenChange={(open) => search(open ? '' : undefined)}
      onSearch={(typed) => search(typed.trim())}
      onChange={(chosen?: PersonValue) =>
        change(chosen ? { value: chosen.value, label: chosen.label } : null)
      }
    />
  );
});
