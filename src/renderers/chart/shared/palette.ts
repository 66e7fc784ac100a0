/** Turns of the colour wheel, in degrees from the primary colour: neighbours in a chart are far apart. */
const TURNS = [0, -38, 170, 48, -72, 128, 88, -110];
/** Lightness in percent, raised and lowered in turn, so that the colours differ without their hue as well. */
const LIGHTNESS = { light: [48, 45, 56, 62, 50, 64, 52, 58], dark: [58, 52, 62, 68, 56, 70, 60, 64] };
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
/** Loud colours tire on a page of figures. */
const MOST_SATURATION = 68;

/** Colours of the series, derived from the primary colour (`#rrggbb`), which is the first. */
export function palette(primary: string, dark: boolean): string[] {
  const [hue, saturation] = hueOf(primary);
  const lightness = LIGHTNESS[dark ? 'dark' : 'light'];
  return TURNS.map((turn, index) => {
    if (index === 0 && HEX.test(primary)) return primary;
    const round = Math.round((hue + turn + 360) % 360);
    return `hsl(${round}, ${Math.min(saturation, MOST_SATURATION)}%, ${lightness[index] ?? 50}%)`;
  });
}

/** Hue in degrees and saturation in percent of `#rrggbb`; a calm blue for what is none. */
function hueOf(colour: string): [number, number] {
  const match = HEX.exec(colour);
  if (!match) return [210, MOST_SATURATION];
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => parseInt(part, 16) / 255);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  if (range === 0) return [0, 0];
  const lightness = (most + least) / 2;
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  return [(sixth * 60 + 360) % 360, Math.round(saturation * 100)];
}
