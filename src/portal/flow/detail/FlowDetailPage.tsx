import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import { isForbidden, isNotFound, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { useFlowNeighbours } from '../useFlowNeighbours.ts';
import { FlowDetailView } from './FlowDetailView.tsx';
import { flowDetailLocale } from './flowDetail.locale.ts';
import { FlowPrintPage } from '../print/FlowPrintPage.tsx';
import { useFlowDetail } from './useFlowDetail.ts';
import './flowDetail.css';

/** `/flowDetail/{instance}?task=`: one instance with all that its reader may see and do; `?print=1` for paper. */
export const FlowDetailPage = observer(function FlowDetailPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  if (query.get('print') !== null) return <FlowPrintPage key={id} instance={id} />;
  // What was typed of one instance is nobody else's.
  return <Detail key={id} id={id} task={query.get('task') ?? undefined} />;
});

const Detail = observer(function Detail({
  id,
  task,
}: {
  readonly id: string;
  readonly task: string | undefined;
}) {
  const { platform } = useRoot();
  const neighbours = useFlowNeighbours();
  const text = useText(flowDetailLocale);
  const { detail, error, refresh } = useFlowDetail(id, task);
  useTitle(detail?.instance.title ?? text('title'));
  const { Loading, Failure } = platform.chrome;
  const isGone = isNotFound(error) || isForbidden(error);
  return (
    <PlainLayout>
      {isGone ? (
        <Failure title={text('gone')} description={text('goneHint')} />
      ) : detail !== undefined ? (
        <FlowDetailView detail={detail} refresh={refresh} neighbours={neighbours} />
      ) : error === undefined ? (
        <Loading shape="page" />
      ) : (
        <Failure title={text('failed')} description={messageOf(error)} retry={refresh} />
      )}
    </PlainLayout>
  );
});
