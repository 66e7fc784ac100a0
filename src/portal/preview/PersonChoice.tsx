import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { isCancelled } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useComposed } from '../../runtime/render/useComposed.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { fetchPeople, type PreviewChoice } from './previewCalls.ts';
import { previewScreenLocale } from './previewScreen.locale.ts';

interface PersonChoiceProps {
  role: string | undefined;
  value: string | undefined;
  change: (user: string | undefined) => void;
}

/** Whose eyes it is, among those who have the role. */
export function PersonChoice({ role, value, change }: PersonChoiceProps) {
  const { client, locale } = useRoot();
  const text = useText(previewScreenLocale);
  const [keyword, setKeyword] = useState('');
  const sought = useComposed(keyword);
  const [people, setPeople] = useState<readonly PreviewChoice[]>();
  useEffect(() => {
    if (role === undefined) return undefined;
    const controller = new AbortController();
    // Of whom the address names only the id is known; they are found by it.
    const asked = { role, keyword: sought === '' ? (value ?? '') : sought };
    fetchPeople(client, asked, controller.signal).then(setPeople, (error: unknown) => {
      if (!isCancelled(error)) setPeople([]);
    });
    return () => {
      controller.abort();
    };
  }, [client, role, sought, value]);
  return (
    <Select<string | null>
      className="at-preview-person"
      aria-label={text('user')}
      placeholder={text('anybody')}
      showSearch
      allowClear
      filterOption={false}
      loading={people === undefined && role !== undefined}
      disabled={role === undefined}
      value={value ?? null}
      notFoundContent={text('noPeople')}
      options={(people ?? []).map((each) => ({ value: each.value, label: locale.localise(each.label) }))}
      onSearch={setKeyword}
      onChange={(next) => {
        setKeyword('');
        change(next ?? undefined);
      }}
    />
  );
}
