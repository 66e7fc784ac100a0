import { Typography, type SelectProps } from 'antd';
import { useState } from 'react';
import { inputLocale } from '../../../../renderers/input/shared/input.locale.ts';
import { ListFailed } from '../../../../renderers/input/shared/ListFailed.tsx';
import { peopleMenu } from '../../../../renderers/input/shared/peopleMenu.tsx';
import { personOption } from '../../../../renderers/input/shared/personOption.tsx';
import type { PersonValue } from '../../../../renderers/input/shared/personValue.ts';
import { usePeople } from '../../../../renderers/input/shared/usePeople.ts';
import { useText } from '../../../../runtime/locale/useText.ts';

type PeopleMenu = Pick<
  SelectProps<PersonValue>,
  'optionRender' | 'popupRender' | 'loading' | 'notFoundContent' | 'onOpenChange' | 'onSearch' | 'placeholder'
> & { readonly options: PersonValue[] };

/** What a select needs to find people by name or account. */
export function usePeopleMenu(): PeopleMenu {
  const text = useText(inputLocale);
  const [keyword, search] = useState<string>();
  const { status, people, more, retry } = usePeople(keyword);
  return {
    options: [...people],
    optionRender: personOption,
    popupRender: peopleMenu(more ? text('morePeople') : undefined),
    loading: status === 'loading',
    placeholder: text('typeName'),
    notFoundContent:
      status === 'failed' ? (
        <ListFailed message={text('peopleFailed')} retry={retry} />
      ) : (
        <Typography.Text type="secondary">
          {text(status === 'loading' ? 'loading' : 'noPeople')}
        </Typography.Text>
      ),
    onOpenChange: (open) => search(open ? '' : undefined),
    onSearch: (typed) => search(typed.trim()),
  };
}
