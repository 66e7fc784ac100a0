import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Text } from '../../../schemas/text.ts';
import { pickersLocale } from './pickers.locale.ts';

interface PersonOfRoleProps {
  role: string | undefined;
  /** Id of a user. */
  value: string | undefined;
  change: (user: string | undefined) => void;
  className?: string;
}

/** Somebody as whom a page is looked at, among those who have the role, or nobody in particular. */
export function PersonOfRole({ role, value, change, className }: PersonOfRoleProps) {
  const { client, locale } = useRoot();
  const text = useText(pickersLocale);
  const [keyword, setKeyword] = useState('');
  const sought = useComposed(keyword);
  const [people, setPeople] = useState<readonly { readonly value: string; readonly label: Text }[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    setFailure(undefined);
    if (role === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // An address or a test names people by their ids, by which they are found as well.
    const asked = { role, keyword: sought === '' ? (value ?? '') : sought };
    client
      .list<{ value: string; label: Text }>('manager', '/resource/previewChoices.do', asked, { signal })
      .then(
        ({ list }) => setPeople(list),
        (error: unknown) => {
          if (isCancelled(error)) return;
          setPeople([]);
          setFailure(messageOf(error));
        },
      );
    return () => controller.abort();
  }, [client, role, sought, value]);
  return (
    <Select<string | null>
      {...(className !== undefined && { className })}
      aria-label={text('person')}
      placeholder={text('anybody')}
      showSearch
      allowClear
      filterOption={false}
      loading={people === undefined && role !== undefined}
      disabled={role === undefined}
      value={value ?? null}
      status={failure === undefined ? '' : 'error'}
      notFoundContent={failure === undefined ? text('noPeople') : text('failed', { why: failure })}
      options={(people ?? []).map((each) => ({ value: each.value, label: locale.localise(each.label) }))}
      onSearch={setKeyword}
      onChange={(next) => {
        setKeyword('');
        change(next ?? undefined);
      }}
    />
  );
}
