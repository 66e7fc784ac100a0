export type ChartKind = 'bar' | 'line' | 'pie';

/** One of the charts: a third each of bars, of two lines with 50 points, and of slices. */
export interface ChartSpec {
  readonly kind: ChartKind;
  readonly name: string;
  readonly categories: readonly string[];
  readonly series: readonly (readonly number[])[];
}

const KINDS: readonly ChartKind[] = ['bar', 'line', 'pie'];
const POINTS: Record<ChartKind, number> = { bar: 12, line: 50, pie: 6 };

/** Size of each chart in px, so that twelve fit the window. */
export const WIDTH = 380;
export const HEIGHT = 240;

export const chartSpecs = (size: number): readonly ChartSpec[] =>
  Array.from({ length: size }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? 'bar';
    const points = Array.from({ length: POINTS[kind] }, (_value, point) => point);
    const line = (phase: number): number[] =>
      points.map((point) => Math.round(50 + 40 * Math.sin((point + phase + index) / 5)));
    return {
      kind,
      name: `Chart ${index}`,
      categories: points.map((point) => `P${point}`),
      series: kind === 'pie' ? [line(0)] : [line(0), line(7)],
    };
  });
