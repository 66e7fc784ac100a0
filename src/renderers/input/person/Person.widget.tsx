import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { PeopleSelect } from '../shared/PeopleSelect.tsx';
import { MOST_CHOSEN } from '../shared/filterInside.meta.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { ListFailed } from '../shared/ListFailed.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { personMeta } from './Person.meta.ts';
import { peopleMenu } from '../shared/peopleMenu.tsx';
import { personOption } from '../shared/personOption.tsx';
import { isPerson, type PersonValue } from '../shared/personValue.ts';
import { usePeople } from '../shared/usePeople.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';

export default observer(function Person(widget: RendererProps<typeof personMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const [keyword, search] = useState<string | undefined>(undefined);
  const { status, people, more, retry } = usePeople(keyword);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <PeopleSelect input={input} placeholder="" maxCount={MOST_CHOSEN} />;
  const value = isPerson(input.value) ? input.value : null;
  return (
    <Select<PersonValue>
      {...attributes}
      labelInValue
      showSearch
      // The server finds people; there are too many of them to fetch.
      filterOption={false}
      value={value}
      options={[...people]}
      optionRender={personOption}
      popupRender={peopleMenu(more ? text('morePeople') : undefined)}
      loading={status === 'loading'}
      allowClear={widget.props.allowClear}
      placeholder={widget.props.placeholder || text('typeName')}
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
      onChange={(chosen: PersonValue | undefined) => {
        input.change(chosen ? { value: chosen.value, label: chosen.label } : null);
      }}
      onBlur={input.leave}
    />
  );
});
