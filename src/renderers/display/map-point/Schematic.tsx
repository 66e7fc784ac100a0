import { theme } from 'antd';
import type { Position } from './position.ts';

/** Degrees between two lines of the grid: about a hundred metres. */
const STEP = 0.001;
const LINES = [-3, -2, -1, 0, 1, 2, 3];
/** Units of the drawing between two lines. */
const GAP = 60;

/** A grid of latitude and longitude with the place in the middle; the grid lies as it does around this place. */
export function Schematic({ position, label }: { position: Position; label: string }) {
  const { token } = theme.useToken();
  // How far the place stands from the line before it.
  const beyond = (degrees: number): number => (degrees / STEP - Math.floor(degrees / STEP)) * GAP;
  const [right, up] = [beyond(position.longitude), beyond(position.latitude)];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-150 -60 300 120"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: 120, background: token.colorFillQuaternary }}
    >
      <g stroke={token.colorBorder} strokeWidth={1}>
        {LINES.map((line) => (
          <line key={`x${line}`} x1={line * GAP - right} x2={line * GAP - right} y1={-60} y2={60} />
        ))}
        {LINES.map((line) => (
          <line key={`y${line}`} y1={line * GAP + up} y2={line * GAP + up} x1={-150} x2={150} />
        ))}
      </g>
      <circle r={22} fill={token.colorPrimary} opacity={0.15} />
      <path d="M0 0 C-14 -16 -12 -32 0 -32 C12 -32 14 -16 0 0 Z" fill={token.colorPrimary} />
      <circle cy={-20} r={5} fill={token.colorBgContainer} />
    </svg>
  );
}
