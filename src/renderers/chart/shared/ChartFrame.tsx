import { Skeleton, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { SourceView } from '../../../schemas/prop.ts';
import { fetchDrawing } from './Canvas.tsx';
import { chartLocale } from './chart.locale.ts';
import { drawInTurn } from './drawInTurn.ts';

interface ChartFrameProps {
  title: string;
  /** px; every state takes as much, so that nothing jumps when the data arrives. */
  height: number;
  source: SourceView | undefined;
  /** What names the values is still on its way. */
  waiting: boolean;
  empty: boolean;
  children: ReactNode;
}

/** The title and, until there is something to draw, what is known instead. Data once drawn stays while it reloads. */
export const ChartFrame = observer(function ChartFrame(props: ChartFrameProps) {
  const { token } = theme.useToken();
  const headingId = useId();
  const { title, height } = props;
  // Whether it comes is for the picture itself to find out.
  useEffect(() => drawInTurn(() => void fetchDrawing().catch(() => undefined)), []);
  return (
    <section aria-labelledby={title ? headingId : undefined} style={{ minWidth: 0 }}>
      {title && (
        <h3
          id={headingId}
          style={{
            margin: `0 0 ${token.marginXS}px`,
            fontSize: token.fontSize,
            lineHeight: token.lineHeight,
            fontWeight: token.fontWeightStrong,
            color: token.colorTextHeading,
          }}
        >
          {title}
        </h3>
      )}
      <div style={{ height, position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Body {...props} />
      </div>
    </section>
  );
});

const Body = observer(function Body({ source, waiting, empty, height, children }: ChartFrameProps) {
  const { token } = theme.useToken();
  const text = useText(chartLocale);
  const { Failure } = useRoot().platform.chrome;
  if (source?.status === 'failed') {
    return (
      <div style={{ alignSelf: 'center' }}>
        <Failure
          title={text('failed')}
          {...(source.error ? { description: source.error } : {})}
          {...(source.refused ? {} : { retry: () => source.reload() })}
        />
      </div>
    );
  }
  const first = source !== undefined && source.status !== 'ready' && source.data === undefined;
  if (first || waiting) {
    return (
      <div role="status" aria-busy="true">
        <Skeleton.Node active style={{ width: '100%', height }}>
          <span />
        </Skeleton.Node>
      </div>
    );
  }
  if (!empty) return children;
  return (
    <div style={{ display: 'grid', placeItems: 'center', color: token.colorTextSecondary }}>
      {text('empty')}
    </div>
  );
});
