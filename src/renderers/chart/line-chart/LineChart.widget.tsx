import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { localise } from '../../../schemas/text.ts';
import { Canvas } from '../shared/Canvas.tsx';
import { ChartFrame } from '../shared/ChartFrame.tsx';
import { useChartSource } from '../shared/useChartSource.ts';
import { lineOption } from './lineOption.ts';
import type { lineChartMeta } from './LineChart.meta.ts';

/** Values along categories. */
const LineChart = observer(function LineChart(widget: RendererProps<typeof lineChartMeta>) {
  const { series, smooth, area, source, category = '', unit, height, options } = widget.props;
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
      lineOption({
        data,
        look,
        description,
        unit,
        language: chart.language,
        width,
        horizontal: false,
        smooth,
        area,
      }),
    [data, look, description, unit, chart.language, smooth, area],
  );
  return (
    <ChartFrame title={title} height={height} source={source} waiting={chart.waiting} empty={chart.empty}>
      <Canvas build={build} height={height} description={description} />
    </ChartFrame>
  );
});
export default LineChart;
