import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { Canvas } from '../shared/Canvas.tsx';
import { ChartFrame } from '../shared/ChartFrame.tsx';
import { useChartSource } from '../shared/useChartSource.ts';
import type { pieChartMeta } from './PieChart.meta.ts';
import { pieOption } from './pieOption.ts';

/** The parts of a whole; what is no number above zero is no part. */
const PieChart = observer(function PieChart(widget: RendererProps<typeof pieChartMeta>) {
  const { source, category = '', value = '', donut, unit, height, options } = widget.props;
  const title = widget.props.title || widget.title;
  const fields = useMemo(() => (value === '' ? [] : [{ field: value, name: value }]), [value]);
  const chart = useChartSource(source, { category, fields, options, title, unit });
  const { data, look, language, description } = chart;
  const build = useCallback(
    (width: number) => pieOption({ data, look, language, description, unit, donut, width, height }),
    [data, look, language, description, unit, donut, height],
  );
  return (
    <ChartFrame title={title} height={height} source={source} waiting={chart.waiting} empty={chart.empty}>
      <Canvas build={build} height={height} description={description} />
    </ChartFrame>
  );
});
export default PieChart;
