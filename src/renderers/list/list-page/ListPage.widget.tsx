import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { isForbidden, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { theme } from 'antd';
import type { ViewsModel } from '../shared/savedViews/ViewsModel.ts';
import { BulkBar } from './BulkBar.tsx';
import { ListBody } from './ListBody.tsx';
import { FilterBar } from './FilterBar.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { useListModel } from './useListModel.ts';
import { LIST_CARD } from './useFitsWindow.ts';
import { useRefresh } from './useRefresh.ts';
import { useRevealedParts } from './useRevealedParts.ts';

// Most people never meet it.
const LeftOutNotice = lazyPart(async () => (await import('./LeftOutNotice.tsx')).default);
const StaleNotice = lazyPart(async () => (await import('./StaleNotice.tsx')).default);
const InspectedList = lazyPart(async () => (await import('./InspectedList.tsx')).default);

/**
 *   document + module's form ──▶ ListModel ──▶ filters │ toolbar │ the view: table, cards or a widget │ bulk bar, pager
 */
export default observer(function ListPage() {
  const { platform } = useRoot();
  const text = useText(listPageLocale);
  const open = useListModel();
  const { Loading, Failure } = platform.chrome;
  if (open.status === 'loading') return <Loading shape="page" />;
  if (open.status === 'refused') {
    return <Failure title={text('noRight')} description={text('noRightHint')} />;
  }
  if (open.status === 'failed') {
    return (
      <Failure
        title={text('failed')}
        description={messageOf(open.error)}
        {...(isForbidden(open.error) ? {} : { retry: open.retry })}
      />
    );
  }
  return <ListSheet model={open.model} views={open.views} />;
});

const ListSheet = observer(function ListSheet({
  model,
  views,
}: {
  model: ListModel;
  views: ViewsModel | undefined;
}) {
  const root = useRoot();
  const { token } = theme.useToken();
  const ready = usePreload(model.widgets);
  useRefresh(model);
  useRevealedParts(model);
  const { Loading } = root.platform.chrome;
  if (!ready) return <Loading shape="page" />;
  const phone = root.theme.device === 'mobile';
  // A view that a widget draws says so itself.
  const isStale =
    model.records.status === 'failed' && model.records.rows.length > 0 && !model.question.view?.node;
  const card = {
    background: token.colorBgContainer,
    borderRadius: token.borderRadiusLG,
    padding: phone ? token.paddingSM : token.padding,
    minWidth: 0,
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: token.marginSM, minWidth: 0 }}>
      <Suspense>{root.inspect.on && <InspectedList model={model} />}</Suspense>
      {model.question.filters.length + model.question.conditionFields.length > 0 && (
        <div className="atrium-screen-only" style={card}>
          <FilterBar model={model} />
        </div>
      )}
      <div
        {...{ [LIST_CARD]: '' }}
        style={{ ...card, display: 'flex', flexDirection: 'column', gap: token.marginSM }}
      >
        <ListToolbar model={model} views={views} />
        <NonBlocking>{model.leavesOut && <LeftOutNotice model={model} />}</NonBlocking>
        <NonBlocking>{isStale && <StaleNotice model={model} />}</NonBlocking>
        <ListBody model={model} />
        {phone && <BulkBar model={model} below />}
      </div>
    </div>
  );
});
