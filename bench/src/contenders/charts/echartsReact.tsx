import * as echarts from 'echarts';
import { useEffect, useRef } from 'react';
import { mountReact } from '../shared/mountReact.tsx';
import { chartSpecs, HEIGHT, WIDTH, type ChartSpec } from './chartData.ts';
import { optionOf } from './option.ts';

export const selector = 'canvas';

/** The usual wrapper: made in an effect, follows the size of its element. */
function Chart({ spec }: { spec: ChartSpec }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!holder.current) return undefined;
    const chart = echarts.init(holder.current);
    chart.setOption(optionOf(spec));
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(holder.current);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [spec]);
  return <div ref={holder} style={{ width: WIDTH, height: HEIGHT }} />;
}

const GRID = { display: 'grid', gridTemplateColumns: `repeat(3, ${WIDTH}px)`, gap: 8 };

export const mount = (host: HTMLElement, size: number) =>
  mountReact(
    host,
    <div style={GRID}>
      {chartSpecs(size).map((spec) => (
        <Chart key={spec.name} spec={spec} />
      ))}
    </div>,
  );
