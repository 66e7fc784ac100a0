import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { localise } from '../../../schemas/text.ts';
import { Canvas } from '../shared/Canvas.tsx';
import { ChartFrame } from '../shared/ChartFrame.tsx';
import { useChartSource } from '../shared/useChartSource.ts';
import { barOption } from './barOption.ts';
import type { barChartMeta } from './BarChart.meta.ts';

/** Values of categories side by side. */
const BarChart = observer(function BarChart(widget: RendererProps<typeof barChartMeta>) {
  const { series, horizontal, source, category = '', unit, height, options } = widget.props;
  const title = widget.props.title || widget.title;
  const { locale } = useRoot();
  const language = locale.locale;
  const fields = useMemo(
    () => series.map((one) => ({ ...one, name: localise(one.name, language) })),
    [series, language],
  );
  const chart = useChartSource(source, { category, fields, options, title, unit });
  const { data, look, description } = chart;
  const build = useCallback(
    (width: number) =>
      barOption({ data, look, description, unit, language: chart.language, width, horizontal }),
    [data, look, description, unit, chart.language, horizontal],
  );
  return (
    <ChartFrame title={title} height={height} source={source} waiting={chart.waiting} empty={chart.empty}>
      <Canvas build={build} height={height} description={description} />
    </ChartFrame>
  );
});
export default BarChart;
