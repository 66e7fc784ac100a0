import { chartSpecs, HEIGHT, WIDTH, type ChartSpec } from './chartData.ts';
import { holders } from './holders.ts';

export const selector = 'canvas';

const COLOURS = ['#5470c6', '#91cc75', '#fac858', '#ee6666', '#73c0de', '#3ba272'];

/** Drawn by hand: what the pixels alone cost. */
export function mount(host: HTMLElement, size: number): () => void {
  const specs = chartSpecs(size);
  holders(host, size).forEach((holder, index) => {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    holder.append(canvas);
    const pen = canvas.getContext('2d');
    const spec = specs[index];
    if (pen && spec) draw(pen, spec);
  });
  return () => {
    host.replaceChildren();
  };
}

const x = (index: number, count: number): number => 40 + ((WIDTH - 56) * (index + 0.5)) / count;
const y = (value: number): number => HEIGHT - 28 - ((HEIGHT - 60) * value) / 100;

function draw(pen: CanvasRenderingContext2D, { kind, categories, series }: ChartSpec): void {
  pen.font = '12px sans-serif';
  if (kind === 'pie') {
    drawPie(pen, series[0] ?? [], categories);
    return;
  }
  for (let line = 0; line <= 5; line += 1) {
    pen.fillText(String(line * 20), 10, y(line * 20));
    pen.fillRect(40, y(line * 20), WIDTH - 56, 0.5);
  }
  const step = Math.ceil(categories.length / 12);
  categories.forEach((name, index) => {
    if (index % step === 0) pen.fillText(name, x(index, categories.length) - 6, HEIGHT - 10);
  });
  series.forEach((values, index) => {
    pen.fillStyle = pen.strokeStyle = COLOURS[index] ?? '#000';
    if (kind === 'bar') {
      values.forEach((value, at) =>
        pen.fillRect(x(at, values.length) - 10 + index * 10, y(value), 9, y(0) - y(value)),
      );
      return;
    }
    pen.beginPath();
    values.forEach((value, at) => pen.lineTo(x(at, values.length), y(value)));
    pen.stroke();
  });
}

function drawPie(pen: CanvasRenderingContext2D, values: readonly number[], names: readonly string[]): void {
  const sum = values.reduce((all, value) => all + value, 0);
  let angle = 0;
  values.forEach((value, index) => {
    const next = angle + (value / sum) * Math.PI * 2;
    pen.fillStyle = COLOURS[index] ?? '#000';
    pen.beginPath();
    pen.moveTo(WIDTH / 2, HEIGHT / 2);
    pen.arc(WIDTH / 2, HEIGHT / 2, 70, angle, next);
    pen.fill();
    const middle = (angle + next) / 2;
    pen.fillText(names[index] ?? '', WIDTH / 2 + 85 * Math.cos(middle), HEIGHT / 2 + 85 * Math.sin(middle));
    angle = next;
  });
}
