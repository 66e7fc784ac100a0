import { Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, type RefObject } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { CanvasView } from '../canvas/CanvasView.tsx';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import type { CanvasWidth } from './TopBar.tsx';
import { useOpenView } from './useOpenView.ts';

/** The middle of a designer: the canvas and the further views of the kind, of which one is open. */
export const Middle = observer(function Middle({
  width,
  canvas,
}: {
  width: CanvasWidth;
  canvas: RefObject<HTMLElement>;
}) {
  const { model } = useDesign();
  const { locale, platform } = useRoot();
  const { Loading } = platform.chrome;
  const text = useText(designLocale);
  const { open, views, hasCanvas, turn } = useOpenView(model.kind);
  const choices = [
    ...(hasCanvas ? [{ value: '', label: text('canvas') }] : []),
    ...views.map(({ name, title }) => ({ value: name, label: locale.localise(title) })),
  ];
  return (
    <div className="at-design-centre">
      {choices.length > 1 && (
        <Segmented
          size="small"
          className="at-design-views"
          aria-label={text('views')}
          value={open?.name ?? ''}
          options={choices}
          onChange={turn}
        />
      )}
      <section
        ref={canvas}
        tabIndex={-1}
        className="at-design-canvas"
        role="region"
        aria-label={open === undefined ? text('canvas') : locale.localise(open.title)}
      >
        <Suspense fallback={<Loading shape="page" />}>
          {open === undefined ? <CanvasView width={width} /> : <open.View />}
        </Suspense>
      </section>
    </div>
  );
});
