import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { serviceLocale } from './Service.locale.ts';
import type { serviceMeta } from './Service.meta.ts';

/**
 * The states of a source around what it feeds. Data that is there stays in sight while it is loaded again; a failure
 * takes its place, for what stands there may no longer be true.
 */
const Service = observer(function Service(widget: RendererProps<typeof serviceMeta>) {
  const { token } = theme.useToken();
  const text = useText(serviceLocale);
  const { Loading, Failure } = useRoot().platform.chrome;
  const { source, emptyText } = widget.props;
  // Getters: what stands inside follows the source without being made anew.
  const names = useMemo(
    () => ({
      get data(): unknown {
        return source?.data;
      },
      get total(): number {
        return source?.total ?? 0;
      },
    }),
    [source],
  );
  if (!source || source.status === 'failed') {
    const retry = source && !source.refused && (() => source.reload());
    return (
      <Failure
        title={text('failed')}
        {...(source?.error ? { description: source.error } : {})}
        {...(retry ? { retry } : {})}
      />
    );
  }
  const arrived = source.status === 'ready' || source.data !== undefined;
  if (!arrived) return source.status === 'loading' ? <Loading shape="widget" /> : null;
  if (isNothing(source.data)) {
    return (
      widget.slot('empty') ?? (
        <div style={{ padding: token.padding, textAlign: 'center', color: token.colorTextSecondary }}>
          {emptyText || text('empty')}
        </div>
      )
    );
  }
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {widget.repeat(names, 'data')}
    </div>
  );
});
export default Service;

const isNothing = (data: unknown): boolean =>
  data === undefined || data === null || (Array.isArray(data) && data.length === 0);
