import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type BuildOption, useChart } from './useChart.ts';

export interface DrawingProps {
  build: BuildOption;
  /** px */
  height: number;
}

/** The picture of a chart. */
export const Drawing = observer(function Drawing({ build, height }: DrawingProps) {
  const holder = useRef<HTMLDivElement>(null);
  const { theme } = useRoot();
  const waits = useChart(holder, build, height, theme.printing);
  return <div ref={holder} aria-busy={waits} style={{ height, minWidth: 0, overflow: 'hidden' }} />;
});
