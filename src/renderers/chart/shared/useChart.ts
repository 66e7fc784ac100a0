import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawInTurn } from './drawInTurn.ts';
import { type ChartOption, createChart, type ECharts, endChart } from './echarts.ts';

/** Makes the option for a width in px; keep the function stable while what it draws stays the same. */
export type BuildOption = (width: number) => ChartOption;

/**
 * Draws a chart into `holder` once that comes into view, and follows its width. Width and height are handed to the
 * chart: reading them from the page would force a layout for each chart of a dashboard.
 * @param printing draws what has not been in view, too, and completes what is on its way: paper takes it as it is
 * @returns whether it has come into view and waits for its turn
 * @throws what building or drawing it throws, as it is drawn
 */
export function useChart(
  holder: RefObject<HTMLDivElement | null>,
  build: BuildOption,
  height: number,
  printing: boolean,
): boolean {
  const chart = useRef<ECharts>(undefined);
  const [width, setWidth] = useState(0);
  const [waits, setWaits] = useState(false);
  const [broken, setBroken] = useState<{ readonly error: unknown }>();
  if (broken) throw broken.error;

  useEffect(() => {
    const element = holder.current;
    return element ? watchWidth(element, setWidth) : undefined;
  }, [holder]);

  useEffect(() => {
    const element = holder.current;
    const across = width === 0 && printing ? (element?.clientWidth ?? 0) : width;
    if (!element || across === 0) return undefined;
    const draw = (on: ECharts, still: boolean): void =>
      on.setOption({ ...build(across), ...(still ? { animation: false } : {}) }, { notMerge: true });
    const known = chart.current;
    if (known) {
      const resized = known.getWidth() !== across || known.getHeight() !== height;
      if (resized) known.resize({ width: across, height });
      // What changed its size stands there at once: marks that travel to their places look astray on the way.
      draw(known, resized || printing);
      return undefined;
    }
    const begin = (): void => {
      try {
        chart.current = createChart(element, across, height);
        draw(chart.current, printing);
      } catch (error) {
        // Out of its turn it would reach nobody.
        setBroken({ error });
        // Its animation would fail anew with each frame.
        if (chart.current) endChart(chart.current);
        chart.current = undefined;
      }
      setWaits(false);
    };
    if (printing) {
      begin();
      return undefined;
    }
    setWaits(true);
    return drawInTurn(begin);
  }, [holder, build, width, height, printing]);

  useEffect(
    () => () => {
      if (chart.current) endChart(chart.current);
      chart.current = undefined;
    },
    [],
  );
  return waits;
}

/** By how much an element is drawn larger than its own pixels; 1 where a browser does not tell. */
const zoomOf = (element: Element): number => ('currentCSSZoom' in element ? element.currentCSSZoom : 1);

/**
 * Tells the width of an element when it first comes into view and whenever it changes after that; a hidden element
 * keeps the width that it had. Answers how to stop.
 */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  let toldFirst = false;
  const size = new ResizeObserver(([entry]) => {
    // The first call comes for the mere watching, with the width that is known already.
    if (toldFirst && entry && entry.contentRect.width > 0) tell(Math.round(entry.contentRect.width));
    toldFirst = true;
  });
  const sight = new IntersectionObserver((entries) => {
    const seen = entries.find(({ isIntersecting }) => isIntersecting);
    if (!seen || seen.boundingClientRect.width === 0) return;
    sight.disconnect();
    // Rectangles of what is zoomed count in pixels of the window.
    tell(Math.round(seen.boundingClientRect.width / zoomOf(element)));
    size.observe(element);
  });
  sight.observe(element);
  return () => {
    sight.disconnect();
    size.disconnect();
  };
}
