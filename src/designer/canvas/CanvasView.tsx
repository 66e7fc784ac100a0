import { Button, Checkbox, Switch, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { MarkContext } from '../../runtime/render/MarkContext.ts';
import { RevealContext } from '../../runtime/render/useRevealed.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { useDesign } from '../frame/DesignContext.ts';
import { WIDTHS, type CanvasWidth } from '../frame/TopBar.tsx';
import { BoxlessParts } from './BoxlessParts.tsx';
import { canvasLocale } from './canvas.locale.ts';
import { CanvasContext, CanvasModel, useCanvas } from './CanvasModel.ts';
import { DragModel } from './drag/DragModel.ts';
import { DropLayer } from './drag/DropLayer.tsx';
import { useDragging } from './drag/useDragging.ts';
import { useCanvasKeys } from './keys/useCanvasKeys.ts';
import { MarksContext, NodeMark } from './marks/NodeMark.tsx';
import { SelectionLayer } from './select/SelectionLayer.tsx';
import { TextEditor } from './select/TextEditor.tsx';
import { useCanvasEvents } from './select/useCanvasEvents.ts';
import { isDrawn, Stage } from './stage/Stage.tsx';
import { useFitScale } from './stage/useFitScale.ts';
import { useStageRoot } from './stage/useStageRoot.ts';
import { useMarks } from './useMarks.ts';
import './canvas.css';

/** The document that is designed as people get it, with what is selected, and a place for what is dragged. */
export const CanvasView = observer(function CanvasView({ width }: { width: CanvasWidth }) {
  const { model } = useDesign();
  const text = useText(canvasLocale);
  const canvas = useMemo(() => new CanvasModel(model), [model]);
  if (!isDrawn(model)) return <p className="at-canvas-note">{text('nothingDrawn')}</p>;
  return (
    <CanvasContext.Provider value={canvas}>
      <div className="at-canvas">
        <CanvasBar />
        <Frame width={width} />
        <BoxlessParts />
        <p className="at-canvas-said" role="status">
          {canvas.said}
        </p>
      </div>
    </CanvasContext.Provider>
  );
});

const CanvasBar = observer(function CanvasBar() {
  const canvas = useCanvas();
  const text = useText(canvasLocale);
  return (
    <div className="at-canvas-bar">
      <Checkbox checked={canvas.showsHidden} onChange={({ target }) => canvas.setShowsHidden(target.checked)}>
        {text('showHidden')}
      </Checkbox>
      {canvas.sampled && (
        <Tag color="blue" bordered={false} title={text('sampledHint')}>
          {text('sampled')}
        </Tag>
      )}
      {canvas.fit < 1 && (
        <Button
          size="small"
          type="text"
          aria-pressed={canvas.actualSize}
          title={text(canvas.actualSize ? 'fitWidth' : 'actualSize')}
          onClick={() => canvas.setActualSize(!canvas.actualSize)}
        >
          {text('zoom', { percent: canvas.actualSize ? 100 : Math.round(canvas.fit * 100) })}
        </Button>
      )}
      <label title={text('tryingHint')}>
        <Switch size="small" checked={canvas.trying} onChange={(on) => canvas.setTrying(on)} />
        {text('trying')}
      </label>
    </div>
  );
});

/** Pixels of a page in a desktop's window, beside the menus of its system. */
const DESKTOP_PAGE = 1056;

const Frame = observer(function Frame({ width }: { width: CanvasWidth }) {
  const canvas = useCanvas();
  const { model, trying } = canvas;
  const text = useText(canvasLocale);
  const pixels = width === 'desktop' ? DESKTOP_PAGE : WIDTHS[width];
  const root = useStageRoot(WIDTHS[width]);
  const drag = useMemo(() => new DragModel(canvas), [canvas]);
  const scroller = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const fit = useFitScale(scroller, pixels);
  const scale = canvas.actualSize ? 1 : fit;
  const behind = useRef<HTMLSpanElement>(null);
  const setFrame = useCallback((frame: HTMLElement | null) => canvas.setFrame(frame), [canvas]);
  const focus = useCallback(() => scroller.current?.focus({ preventScroll: true }), []);
  useMarks(canvas, stage);
  useCanvasEvents(canvas, stage, focus);
  useDragging(canvas, drag, stage, scroller, focus);
  useCanvasKeys(canvas, drag, scroller);
  useEffect(() => canvas.moved(), [canvas, width, scale]);
  useEffect(() => canvas.setFit(fit), [canvas, fit]);
  // What stands on the page is not walked by Tab while it is designed: it goes on behind it.
  const skip = ({ key, shiftKey, target, currentTarget }: KeyboardEvent): void => {
    if (!trying && key === 'Tab' && !shiftKey && target === currentTarget) behind.current?.focus();
  };
  const isEmpty = canvas.drawn.root.holdings.every(({ parts }) => parts.length === 0);
  return (
    <div ref={scroller} className="at-canvas-scroll" tabIndex={0} onKeyDown={skip}>
      <div
        ref={setFrame}
        className="at-canvas-frame"
        data-width={width}
        data-trying={trying || undefined}
        {...(fit < 1 && { style: { width: pixels * scale } })}
      >
        <div
          ref={stage}
          className="at-canvas-stage"
          {...(fit < 1 && { style: { width: pixels, zoom: scale } })}
          role="group"
          aria-label={text('page')}
          onKeyDown={(event) => trying && event.stopPropagation()}
        >
          {isEmpty && <p className="at-canvas-note">{text('emptyPage')}</p>}
          <RootContext.Provider value={root}>
            <MarksContext.Provider value={canvas.marks}>
              <MarkContext.Provider value={NodeMark}>
                <RevealContext.Provider value={trying ? undefined : canvas.primary?.id}>
                  <Stage document={model.document} />
                </RevealContext.Provider>
              </MarkContext.Provider>
            </MarksContext.Provider>
          </RootContext.Provider>
        </div>
        <span ref={behind} tabIndex={-1} />
        <SelectionLayer drag={drag} />
        <TextEditor />
        <DropLayer drag={drag} />
      </div>
    </div>
  );
});
