import { PlusOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { flowScopeTitles } from '../../../schemas/flow/listColumns.ts';
import type { FlowRow, FlowScope } from '../../../schemas/wire/flowLists.ts';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { FLOW_START } from '../../../runtime/flow/flowAddress.ts';
import { isPrintable } from '../print/chosenPapers.ts';
import { BatchBar } from './BatchBar.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FlowCards } from './FlowCards.tsx';
import { FlowFilters } from './FlowFilters.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { FlowTable } from './FlowTable.tsx';
import type { Managed } from './manage/ManageDialog.tsx';
import type { ManageView } from './manage/ManagePanel.tsx';
import { ListMore } from './ListMore.tsx';
import { ScopeNav } from './ScopeNav.tsx';
import { useFlowList } from './useFlowList.ts';
import './flowLists.css';

const ManagePanel = lazyPart(async () => (await import('./manage/ManagePanel.tsx')).ManagePanel);
const FlowStatistics = lazyPart(async () => (await import('./manage/FlowStatistics.tsx')).FlowStatistics);
const ManageDialog = lazyPart(async () => (await import('./manage/ManageDialog.tsx')).ManageDialog);
const ManageRow = lazyPart(async () => (await import('./manage/ManageRow.tsx')).ManageRow);

/** Which lines of a list can be handled together. */
const CHOOSABLE: Readonly<Record<FlowScope, (row: FlowRow) => boolean>> = {
  wait: ({ batch }) => batch,
  notify: ({ unread }) => unread,
  done: isPrintable,
  apply: isPrintable,
  myDone: isPrintable,
  myNotDone: isPrintable,
  manage: isPrintable,
};

/** `/flow…List/{id}`: a list of tasks or instances, of one flow or, where the id is `all`, of all. `of`: in the place of an address. */
export function FlowListPage({ scope, of }: { scope: FlowScope; of?: string | undefined }) {
  const { id = of ?? 'all' } = useParams();
  // A further visit of an address is a new list; what a list writes to its own address is none.
  const { key, search } = useLocation();
  const flow = id === 'all' ? undefined : id;
  const visit = `${scope} ${id} ${key}`;
  return <OpenList key={visit} scope={scope} flow={flow} search={search} visit={visit} />;
}

interface OpenListProps {
  scope: FlowScope;
  /** Undefined: of all flows. */
  flow: string | undefined;
  search: string;
  visit: string;
}

const OpenList = observer(function OpenList({ scope, flow, search, visit }: OpenListProps) {
  const { locale, platform, ui } = useRoot();
  const text = useText(flowListsLocale);
  const navigate = useNavigate();
  const { Loading } = platform.chrome;
  const choosable = CHOOSABLE[scope];
  const asked = scope === 'manage' && new URLSearchParams(search).get('view') === 'statistics';
  const [view, setView] = useState<ManageView>(asked ? 'statistics' : 'list');
  const show = (next: ManageView): void => {
    setView(next);
    ui.replaceParameter('view', next === 'list' ? undefined : next);
  };
  // A line goes, and is drawn no more where it is out of sight: what was begun with it stays.
  const [managed, manage] = useState<Managed>();
  const list = useFlowList({ scope, flow, search, visit });
  const named = list.rows[0]?.flowTitle;
  const of = locale.localise(flowScopeTitles[scope]);
  const title =
    flow === undefined || named === undefined
      ? of
      : text('ofFlow', { scope: of, flow: locale.localise(named) });
  useTitle(title);
  return (
    <PlainLayout>
      <section className="at-flow-lists" aria-label={title}>
        <header>
          <h1>{title}</h1>
          <span className="at-flow-space" />
          <ExportMenu list={list} />
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => void navigate(FLOW_START)}
          >
            {text('start')}
          </Button>
        </header>
        <ScopeNav list={list} />
        {scope === 'manage' && (
          <NonBlocking>
            <ManagePanel list={list} view={view} show={show} />
          </NonBlocking>
        )}
        {view === 'statistics' ? (
          <NonBlocking fallback={<Loading shape="widget" />}>
            <FlowStatistics flow={flow} />
          </NonBlocking>
        ) : (
          <>
            <FlowFilters list={list} />
            <ListBody list={list} choosable={choosable} manage={manage} />
            <BatchBar list={list} choosable={choosable} />
          </>
        )}
        {managed && (
          <NonBlocking gone={() => manage(undefined)}>
            <ManageDialog list={list} {...managed} close={() => manage(undefined)} />
          </NonBlocking>
        )}
      </section>
    </PlainLayout>
  );
});

interface ListBodyProps {
  list: FlowList;
  /** Whether a line can be chosen. */
  choosable: (row: FlowRow) => boolean;
  /** Begins what a manager does with a line. */
  manage: (managed: Managed) => void;
}

const ListBody = observer(function ListBody({ list, choosable, manage }: ListBodyProps) {
  const { platform, theme } = useRoot();
  const text = useText(flowListsLocale);
  const { Loading, Failure } = platform.chrome;
  const { scope, status, rows } = list;
  if (status === 'failed')
    return (
      <Failure title={text('failed')} description={messageOf(list.error)} retry={() => void list.load()} />
    );
  if (rows.length === 0) return status === 'loading' ? <Loading shape="widget" /> : <Nothing list={list} />;
  const actions =
    scope === 'manage'
      ? (row: FlowRow): ReactNode => (
          <NonBlocking>
            <ManageRow row={row} ask={(action) => manage({ row, action })} />
          </NonBlocking>
        )
      : undefined;
  const Lines = theme.device === 'mobile' ? FlowCards : FlowTable;
  return (
    <div aria-busy={status === 'loading'}>
      <Lines list={list} choosable={choosable} actions={actions} />
      <ListMore list={list} />
    </div>
  );
});

const Nothing = observer(function Nothing({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const { scope } = list;
  const empty = scope === 'wait' ? 'emptyWait' : scope === 'apply' ? 'emptyStart' : 'empty';
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text(list.isNarrowed ? 'nothingFound' : empty)}>
      {list.isNarrowed && <Button onClick={() => list.widen()}>{text('reset')}</Button>}
    </Empty>
  );
});
