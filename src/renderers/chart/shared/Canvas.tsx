import { useRef } from 'react';
import { type BuildOption, useChart } from './useChart.ts';

/** The element that a chart is drawn into: one picture with one description. */
export function Canvas({
  build,
  height,
  description,
}: {
  build: BuildOption;
  height: number;
  description: string;
}) {
  const holder = useRef<HTMLDivElement>(null);
  useChart(holder, build, height);
  return (
    <div
      ref={holder}
      role="img"
      aria-label={description}
      style={{ height, minWidth: 0, overflow: 'hidden' }}
    />
  );
}
