import { useRef } from 'react';
import { type BuildOption, useChart } from './useChart.ts';

export interface DrawingProps {
  build: BuildOption;
  /** px */
  height: number;
}

/** The picture of a chart. */
export function Drawing({ build, height }: DrawingProps) {
  const holder = useRef<HTMLDivElement>(null);
  const waits = useChart(holder, build, height);
  return <div ref={holder} aria-busy={waits} style={{ height, minWidth: 0, overflow: 'hidden' }} />;
}
