import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { inputLocale } from '../input.locale.ts';
import { ListFailed } from '../ListFailed.tsx';
import { peopleMenu } from '../peopleMenu.tsx';
import type { PersonValue } from '../personValue.ts';
import { usePeople } from '../usePeople.ts';
import { useBuilder } from './BuilderContext.ts';
import type { ConditionField } from './fields.meta.ts';
import type { FaultMark } from './ValueEditor.tsx';

/** The people whom a condition names by their ids, found by name or account. */
export const PeopleValue = observer(function PeopleValue({
  many,
  field,
  label,
  status: mark,
  ids,
  change,
}: {
  many: boolean;
  field: ConditionField | undefined;
  label: string;
  status: FaultMark;
  ids: readonly string[];
  change: (ids: readonly string[]) => void;
}) {
  const { disabled, size, learn } = useBuilder();
  const { locale } = useRoot();
  const text = useText(inputLocale);
  const [keyword, search] = useState<string | undefined>(undefined);
  const { status, people, more, retry } = usePeople(keyword);
  const named = ids.map((id): PersonValue => {
    const known = field?.options?.find(({ value }) => value === id);
    return { value: id, label: known ? locale.localise(known.label) : id };
  });
  const choose = (chosen: readonly PersonValue[]): void => {
    learn(chosen);
    change(chosen.map(({ value }) => value));
  };
  const common = {
    ...mark,
    'aria-label': label,
    size,
    disabled,
    labelInValue: true,
    showSearch: true,
    // The server finds people; there are too many of them to fetch.
    filterOption: false,
    loading: status === 'loading',
    popupRender: peopleMenu(more ? text('morePeople') : undefined),
    placeholder: text('typeName'),
    notFoundContent:
      status === 'failed' ? (
        <ListFailed message={text('peopleFailed')} retry={retry} />
      ) : (
        text(status === 'loading' ? 'loading' : 'noPeople')
      ),
    style: { width: '100%' },
    onOpenChange: (open: boolean) => search(open ? '' : undefined),
    onSearch: (typed: string) => search(typed.trim()),
  } as const;
  return many ? (
    <Select<PersonValue[]>
      {...common}
      mode="multiple"
      options={[...people]}
      value={named}
      onChange={choose}
    />
  ) : (
    <Select<PersonValue>
      {...common}
      options={[...people]}
      value={named[0] ?? null}
      onChange={(chosen: PersonValue) => choose([chosen])}
    />
  );
});
