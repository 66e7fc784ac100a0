/** What text needs against its ground (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** The contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour `#rrggbb` mixed with as much white as it takes to stand out from a ground by `least`. */
export function lightenedFor(colour: string, ground: string, least = READABLE): string {
  for (let white = 0; white < 1; white += 0.05) {
    const mixed = withShade(colour, 255, white);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return '#ffffff';
}

/** A colour `#rrggbb` mixed with as much black as it takes for white text on it to be read. */
export function darkenedFor(colour: string, least = READABLE): string {
  for (let black = 0; black < 1; black += 0.02) {
    const mixed = withShade(colour, 0, black);
    if (contrast(mixed, '#ffffff') >= least) return mixed;
  }
  return '#000000';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const withShade = (colour: string, shade: number, share: number): string =>
  `#${channels(colour)
    .map((value) =>
      Math.round(value + (shade - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
