import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';
import { ListFailed } from './ListFailed.tsx';
import { peopleMenu } from './peopleMenu.tsx';
import { personOption } from './personOption.tsx';
import { isPerson, type PersonValue } from './personValue.ts';
import type { BoundInput } from './useInput.ts';
import { usePeople } from './usePeople.ts';
import { useSelectAttributes } from './useSelectAttributes.ts';

/** Several people, found by name or account: a list of `{ value, label }`, null for nobody. */
export const PeopleSelect = observer(function PeopleSelect({
  input,
  placeholder,
  maxCount,
}: {
  input: BoundInput;
  placeholder: string;
  maxCount?: number | undefined;
}) {
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const [keyword, search] = useState<string | undefined>(undefined);
  const { status, people, more, retry } = usePeople(keyword);
  const value = (Array.isArray(input.value) ? (input.value as unknown[]) : []).filter(isPerson);
  return (
    <Select<PersonValue[]>
      {...attributes}
      mode="multiple"
      labelInValue
      showSearch
      filterOption={false}
      {...(maxCount === undefined ? {} : { maxCount })}
      {...(input.filter ? { maxTagCount: 'responsive' as const } : {})}
      value={value}
      options={[...people]}
      optionRender={personOption}
      popupRender={peopleMenu(more ? text('morePeople') : undefined)}
      loading={status === 'loading'}
      allowClear
      placeholder={placeholder || text('typeName')}
      notFoundContent={
        status === 'failed' ? (
          <ListFailed message={text('peopleFailed')} retry={retry} />
        ) : (
          text(status === 'loading' ? 'loading' : 'noPeople')
        )
      }
      style={{ width: '100%' }}
      onOpenChange={(open) => search(open ? '' : undefined)}
      onSearch={(typed) => search(typed.trim())}
      onChange={(chosen) => {
        const people = chosen.map(({ value: id, label }) => ({ value: id, label }));
        input.change(people.length === 0 ? null : people);
      }}
      onBlur={input.leave}
    />
  );
});
