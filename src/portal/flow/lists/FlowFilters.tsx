import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, useState } from 'react';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useComposedChange } from '../../../runtime/render/useComposed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowOrder } from '../../../schemas/flow/listOrder.ts';
import { FieldFilters } from './FieldFilters.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { offeredSorts, questionParameters } from './flowQuestion.ts';
import { FlowViewsMenu } from './FlowViewsMenu.tsx';
import { OwnFilters } from './OwnFilters.tsx';

/** What narrows a list and how it is sorted; a change asks at once, and the address keeps it. */
export const FlowFilters = observer(function FlowFilters({ list }: { list: FlowList }) {
  const { theme } = useRoot();
  const text = useText(flowListsLocale);
  const panel = useId();
  const { keyword: _keyword, sort: _sort, ...narrowing } = questionParameters(list.question);
  const held = Object.values(narrowing).filter((value) => value !== undefined).length;
  const [open, setOpen] = useState(held > 0 && theme.device !== 'mobile');
  return (
    <div role="search" className="at-flow-filters">
      <div className="at-flow-filter-head">
        <Keyword list={list} />
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {held === 0 ? text('filters') : text('filtersHeld', { n: held })}
        </Button>
        <FlowViewsMenu list={list} />
        {/* A table is sorted by its headings. */}
        {theme.device === 'mobile' && <SortChoice list={list} />}
      </div>
      {open && (
        <div id={panel} className="at-flow-filter-panel">
          <OwnFilters list={list} />
          {list.form && <FieldFilters list={list} form={list.form} />}
          <Button type="link" disabled={held === 0} onClick={() => list.widen()}>
            {text('reset')}
          </Button>
        </div>
      )}
    </div>
  );
});

const Keyword = observer(function Keyword({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const [value, change] = useComposedChange(
    list.question.keyword,
    useCallback((keyword: string) => list.seek(keyword), [list]),
  );
  return (
    <LimitedInput
      allowClear
      className="at-flow-keyword"
      prefix={<SearchOutlined aria-hidden />}
      limit={100}
      value={value}
      placeholder={text('keyword')}
      aria-label={text('keyword')}
      onChange={({ target }) => change(target.value)}
    />
  );
});

const SortChoice = observer(function SortChoice({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const { sort } = list.question;
  const orders = offeredSorts(list.scope).flatMap((by) => [
    { by, order: 'desc' as const },
    { by, order: 'asc' as const },
  ]);
  const nameOf = ({ by, order }: FlowOrder): string =>
    by === 'openedAt' ? '' : text(`${by}${order === 'asc' ? 'Asc' : 'Desc'}`);
  return (
    <Select
      className="at-flow-sort"
      aria-label={text('sort')}
      value={sort ? `${sort.by}-${sort.order}` : ''}
      options={[
        { value: '', label: text('sortUsual') },
        ...orders.map((each) => ({ value: `${each.by}-${each.order}`, label: nameOf(each) })),
      ]}
      onChange={(chosen: string) =>
        list.ask({ sort: orders.find(({ by, order }) => `${by}-${order}` === chosen) })
      }
    />
  );
});
