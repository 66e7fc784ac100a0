/** A point of the pad, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Stroke = readonly Point[];

/** Units of the pad's width; its height follows from its shape on the screen. */
export const PAD_WIDTH = 600;
export const PEN = 3;
/** Points of one stroke at most: a pen that rests on the pad fills no memory. */
const LONGEST = 5_000;

/** Starts a stroke; a touch alone is a dot. */
export const begin = (strokes: readonly Stroke[], point: Point): Stroke[] => [...strokes, [point]];

/** Goes on with the last stroke; points closer than a pen's width add nothing. */
export function extend(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1);
  const end = last?.at(-1);
  if (!last || !end || last.length >= LONGEST) return strokes;
  if (Math.hypot(point.x - end.x, point.y - end.y) < PEN / 2) return strokes;
  return [...strokes.slice(0, -1), [...last, point]];
}

/** The way of a stroke as SVG and canvas both read it. */
export const pathOf = (stroke: Stroke): string => {
  const [first, ...rest] = stroke.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  if (first === undefined) return '';
  return `M${first} L${(rest.length === 0 ? [first] : rest).join(' L')}`;
};

/** What is on the pad. */
export interface Drawn {
  strokes: readonly Stroke[];
  /** A name that was typed instead, in one line. */
  name: string;
  height: number;
}

/** Draws a signature black on nothing, so that it can stand on any paper. @throws Error where the browser cannot */
export async function toPng({ strokes, name, height }: Drawn): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PAD_WIDTH;
  canvas.height = Math.round(height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser cannot draw.');
  pen.lineWidth = PEN;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)));
  if (name !== '') {
    pen.font = `${Math.round(height / 3)}px cursive, serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(name, PAD_WIDTH / 2, height / 2, PAD_WIDTH * 0.9);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no image.');
  return new File([blob], 'signature.png', { type: 'image/png' });
}
