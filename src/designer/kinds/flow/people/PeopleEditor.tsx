import { Select } from 'antd';
import { useState } from 'react';
import { usePeople } from '../../../../renderers/input/shared/usePeople.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { flowPanelLocale } from '../panel/panel.locale.ts';

interface Named {
  readonly value: string;
  readonly label: string;
}

/** People by name, as the server finds them. */
export function PeopleEditor({ id, title, value, disabled, invalid, change }: NestingProps) {
  const text = useText(flowPanelLocale);
  const [typed, type] = useState<string>();
  const { status, people } = usePeople(typed);
  const chosen = (Array.isArray(value) ? value : []) as readonly Named[];
  return (
    <Select<Named[]>
      id={id}
      mode="multiple"
      labelInValue
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('searchPeople')}
      value={[...chosen]}
      filterOption={false}
      loading={status === 'loading'}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      notFoundContent={text(status === 'failed' ? 'peopleFailed' : 'noPeople')}
      options={people.map((person) => ({ value: person.value, label: person.label }))}
      onSearch={type}
      onOpenChange={(open) => type(open ? '' : undefined)}
      onChange={(next) =>
        change(next.length === 0 ? undefined : next.map((each) => ({ value: each.value, label: String(each.label) })))
      }
    />
  );
}
