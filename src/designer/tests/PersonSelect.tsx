import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { isCancelled } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useComposed } from '../../runtime/render/useComposed.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { fetchPersons, type KnownPerson } from './testCalls.ts';
import { testsLocale } from './tests.locale.ts';

interface PersonSelectProps {
  role: string;
  value: string | undefined;
  change: (userId: string | undefined) => void;
}

/** Somebody who has the role, or nobody in particular. */
export function PersonSelect({ role, value, change }: PersonSelectProps) {
  const { client, locale } = useRoot();
  const text = useText(testsLocale);
  const [keyword, setKeyword] = useState('');
  const sought = useComposed(keyword);
  const [persons, setPersons] = useState<readonly KnownPerson[]>();
  useEffect(() => {
    if (role === '') return undefined;
    const controller = new AbortController();
    // Of whom a test names only the id is known: they are found by it.
    const asked = { role, keyword: sought === '' ? (value ?? '') : sought };
    fetchPersons(client, asked, controller.signal).then(setPersons, (error: unknown) => {
      if (!isCancelled(error)) setPersons([]);
    });
    return () => controller.abort();
  }, [client, role, sought, value]);
  return (
    <Select<string | null>
      aria-label={text('user')}
      placeholder={text('anybody')}
      showSearch
      allowClear
      filterOption={false}
      disabled={role === ''}
      value={value ?? null}
      notFoundContent={text('noPersons')}
      options={(persons ?? []).map((each) => ({ value: each.value, label: locale.localise(each.label) }))}
      onSearch={setKeyword}
      onChange={(next) => {
        setKeyword('');
        change(next ?? undefined);
      }}
    />
  );
}
