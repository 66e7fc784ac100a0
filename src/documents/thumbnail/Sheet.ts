/** Size of a drawing, in its own units: the shape of a screen. */
export const WIDTH = 240;
export const HEIGHT = 180;
/** Boxes in one drawing at most: what is further down is cut off anyhow. */
const MOST_BOXES = 140;

/** How a box is drawn, from the back to the front: half of the ground shows through, so that it fits light and dark. */
const tones = {
  ground: { fill: '#8793a8', opacity: '.16' },
  line: { fill: '#8793a8', opacity: '.5' },
  ink: { fill: '#68758c', opacity: '.85' },
  accent: { fill: '#4a7fd6', opacity: '.85' },
} as const;
export type Tone = keyof typeof tones;

/** Where something is drawn: from which corner, and how wide. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A sheet on which a document is drawn as boxes. */
export class Sheet {
  private readonly boxes: { readonly tone: Tone; readonly path: string }[] = [];

  /** Whether nothing more fits. */
  get isFull(): boolean {
    return this.boxes.length >= MOST_BOXES;
  }

  /** Draws a box, cut off where the sheet ends. */
  box(tone: Tone, x: number, y: number, width: number, height: number): void {
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
    const [right, bottom] = [
      Math.min(WIDTH, Math.round(x + width)),
      Math.min(HEIGHT, Math.round(y + height)),
    ];
    if (this.isFull || right <= left || bottom <= top) return;
    const path = `M${left} ${top}h${right - left}v${bottom - top}h${left - right}z`;
    this.boxes.push({ tone, path });
  }

  /** The drawing as SVG: nothing but boxes in four tones, and no text. */
  get svg(): string {
    const paths = (Object.keys(tones) as Tone[]).flatMap((tone) => {
      const boxes = this.boxes.filter((box) => box.tone === tone).map(({ path }) => path);
      const { fill, opacity } = tones[tone];
      return boxes.length === 0 ? [] : [`<path fill="${fill}" opacity="${opacity}" d="${boxes.join('')}"/>`];
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${paths.join('')}</svg>`;
  }
}
