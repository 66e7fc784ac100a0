import { ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, theme, Tooltip } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { LimitedInput } from '../../shared/typing/LimitedInput.tsx';
import type { ViewsModel } from '../shared/savedViews/ViewsModel.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { useComposedChange } from '../../../runtime/render/useComposed.ts';

// Most lists have one view, and most are not on a phone.
const ViewSwitch = lazyPart(async () => (await import('./ViewSwitch.tsx')).default);
const SavedViews = lazyPart(async () => (await import('../shared/savedViews/SavedViews.tsx')).default);
const SortMenu = lazyPart(async () => (await import('./SortMenu.tsx')).default);

/** What can be done with the list as a whole: the document's buttons, the search, refresh, columns. */
export const ListToolbar = observer(function ListToolbar({
  model,
  views,
}: {
  model: ListModel;
  views: ViewsModel | undefined;
}) {
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  const phone = useRoot().theme.device === 'mobile';
  const names = useMemo(
    () => ({
      get query() {
        return model.request;
      },
    }),
    [model],
  );
  const { every, push = false } = model.document.refresh ?? {};
  const refreshes = push ? text('refreshesLive') : text('refreshes', { seconds: every ?? 0 });
  const searches = model.question.searchFields.length > 0;
  // A phone's width has no room for a search beside views.
  const alone = phone && (views !== undefined || model.compiled.views.length > 1);
  return (
    <div
      className="atrium-screen-only"
      style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS, alignItems: 'center' }}
    >
      {searches && alone && <Search model={model} alone />}
      <NodeList nodes={model.compiled.toolbar} names={names} />
      <div
        style={{
          display: 'flex',
          flex: phone ? '1 1 100%' : '1 1 auto',
          ...(phone ? { minWidth: 0 } : {}),
          order: phone ? -1 : 0,
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: token.marginXS,
        }}
      >
        <div
          style={{
            display: 'flex',
            flex: '1 1 auto',
            minWidth: 0,
            justifyContent: phone ? 'flex-start' : 'flex-end',
            gap: token.marginXS,
          }}
        >
          <NonBlocking>{model.compiled.views.length > 1 && <ViewSwitch model={model} />}</NonBlocking>
          <NonBlocking>{views && <SavedViews model={views} />}</NonBlocking>
        </div>
        {searches && !alone && <Search model={model} />}
        <Tooltip title={every === undefined && !push ? text('refresh') : refreshes}>
          <Button
            type="text"
            aria-label={text('refresh')}
            icon={<ReloadOutlined spin={model.records.status === 'loading'} />}
            onClick={() => model.refresh()}
          />
        </Tooltip>
        <NonBlocking>{phone && !model.question.window && <SortMenu model={model} />}</NonBlocking>
        {!model.question.view?.node && <ColumnSettings columns={model.columns} />}
      </div>
    </div>
  );
});

const ALONE = { flex: '1 0 100%', minWidth: 0, order: -1 } as const;

/** Milliseconds after the last key before the list is asked. */
const PAUSE = 300;

const Search = observer(function Search({
  model,
  alone = false,
}: {
  model: ListModel;
  /** On a line of its own, above the others. */
  alone?: boolean;
}) {
  const { locale, theme: looks, ui } = useRoot();
  const phone = looks.device === 'mobile';
  const text = useText(listPageLocale);
  const asked = model.question.query.search;
  const [typed, setTyped] = useState(asked);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  // Only what is typed is asked for: a search that comes from a saved view is none to answer with an older text.
  useEffect(() => {
    setTyped(asked);
    return () => {
      clearTimeout(waiting.current);
    };
  }, [asked]);
  const ask = (written: string): void => {
    clearTimeout(waiting.current);
    const search = written.trim() === '' ? '' : written;
    if (search !== model.question.query.search) model.ask({ search });
  };
  const write = (value: string): void => {
    setTyped(value);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => ask(value), PAUSE);
  };
  const [shown, change] = useComposedChange(typed, write);
  const placeholder = model.document.search?.placeholder;
  const label = placeholder === undefined ? text('search') : locale.localise(placeholder);
  return (
    <LimitedInput
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      value={shown}
      limit={200}
      {...(phone ? { size: 'large' as const } : {})}
      style={alone ? ALONE : { flex: phone ? 1 : '0 1 300px', minWidth: 0 }}
      // What options are called is there by the time that a text is typed.
      onFocus={() => void model.question.searched}
      onChange={({ target }) => change(target.value)}
      onPressEnter={({ nativeEvent }) => {
        // Enter that ends the writing of Chinese is none that searches.
        if (nativeEvent.isComposing) return;
        ask(typed);
        if (typed === '' || typed.trim() !== '') return;
        setTyped('');
        ui.message('info', text('blankSearch'));
      }}
    />
  );
});
