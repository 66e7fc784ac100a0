import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { extendScope } from '../../../documents/prop.ts';
import { isEmpty } from '../../../documents/rule.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { FilterView } from '../../../runtime/render/FilterView.tsx';
import { useIsRevealed } from '../../../runtime/render/useRevealed.ts';
import { PlaceContext, usePlace } from '../../../runtime/render/PageContext.tsx';
import { usePart } from '../../../runtime/render/PartContext.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { ListFilter } from '../../../schemas/documents/mgrList.ts';
import { fitting } from './fitting.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { useComposedChange } from '../../../runtime/render/useComposed.ts';

const AdvancedFilter = lazyPart(async () => (await import('./AdvancedFilter.tsx')).default);

/** Places of filters in sight before the rest is unfolded, by device: one row, with the buttons at its end. */
const PLACES = { desktop: 4, tablet: 2, mobile: 1 } as const;

/** The filters of a list: each the widget of its field in filter mode. A change asks at once. */
export const FilterBar = observer(function FilterBar({ model }: { model: ListModel }) {
  const { device } = useRoot().theme;
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  const place = usePlace();
  const [open, setOpen] = useState(false);
  const few = fitting(
    model.question.filters.map((filter) => placesOf(model, filter)),
    PLACES[device],
  );
  const held = model.question.filters
    .slice(few)
    .filter(({ field }) => !isEmpty(model.question.query.filters[field])).length;
  const isRevealed = useIsRevealed();
  const hides =
    held > 0 || model.question.filters.slice(few).some(({ field }) => isRevealed('filter', field));
  // A link or a saved view narrows the list by what would be out of sight, or it is what is designed.
  useEffect(() => {
    if (hides) setOpen(true);
  }, [hides]);
  const shown = open ? model.question.filters : model.question.filters.slice(0, few);
  // Options under another field's value (majors of a college) read the filters as they would read the form.
  const inside = useMemo(() => {
    const names = {
      get form() {
        return model.question.query.filters;
      },
    };
    return { ...place, page: model.fields, scope: extendScope(model.fields.scope, names) };
  }, [place, model]);
  return (
    <PlaceContext.Provider value={inside}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
          gap: `${String(token.marginSM)}px ${String(token.margin)}px`,
          alignItems: 'end',
        }}
      >
        {shown.map((filter) => (
          <Filter key={filter.field} model={model} filter={filter} />
        ))}
        <div
          style={{
            gridColumnEnd: -1,
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: token.marginXS,
          }}
        >
          <NonBlocking>
            {model.question.conditionFields.length > 0 && <AdvancedFilter model={model} />}
          </NonBlocking>
          <Button disabled={!model.question.narrowed} onClick={() => model.widen()}>
            {text('reset')}
          </Button>
          {model.question.filters.length > few && (
            <Button
              type="link"
              aria-expanded={open}
              icon={open ? <UpOutlined /> : <DownOutlined />}
              iconPosition="end"
              style={{ paddingInline: token.paddingXXS }}
              onClick={() => {
                setOpen(!open);
              }}
            >
              {!open && held > 0 ? text('moreHeld', { n: held }) : text(open ? 'less' : 'more')}
            </Button>
          )}
        </div>
      </div>
    </PlaceContext.Provider>
  );
});

/** Places of the bar that a filter takes. */
const placesOf = (model: ListModel, { field }: ListFilter): 1 | 2 =>
  model.compiled.form.byCode.get(field)?.meta.wideFilter === true ? 2 : 1;

const Filter = observer(function Filter({ model, filter }: { model: ListModel; filter: ListFilter }) {
  const { locale, theme: looks } = useRoot();
  const { token } = theme.useToken();
  const [value, change] = useComposedChange<unknown>(
    model.question.query.filters[filter.field] ?? null,
    useCallback(
      (next: unknown) => model.ask({ filters: { ...model.question.query.filters, [filter.field]: next } }),
      [model, filter.field],
    ),
  );
  const { part } = usePart();
  const field = model.compiled.form.byCode.get(filter.field);
  if (!field) return null;
  const title = locale.localise(filter.title ?? field.node.source.title ?? field.code);
  // A phone has one column.
  const wide = placesOf(model, filter) === 2 && looks.device !== 'mobile';
  return (
    <div style={{ minWidth: 0, ...(wide ? { gridColumn: 'span 2' } : {}) }} {...part('filter', filter.field)}>
      <div
        aria-hidden
        style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM, marginBottom: token.marginXXS }}
      >
        {title}
      </div>
      <FilterView node={field.node} value={value} onChange={change} />
    </div>
  );
});
