import { Library } from '../parts/Library.tsx';
import { Tree } from '../parts/Tree.tsx';
import '../parts/campus.css';

const trees = [
  [70, 690, 1.1],
  [150, 712, 0.8],
  [640, 700, 1],
  [716, 716, 0.75],
  [770, 688, 1.2],
] as const;

/** A quiet campus at the edge of the day: hills, the library, trees, a path. Colours come from the style sheet. */
export function CampusScene() {
  return (
    <svg
      className="at-scene"
      viewBox="0 0 840 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="at-scene-sun" cx="624" cy="330" r="46" />
      <circle className="at-scene-glow" cx="624" cy="330" r="78" />
      <g className="at-scene-cloud">
        <path d="M120 368h132a23 23 0 0 0-7-45 39 39 0 0 0-72-12 30 30 0 0 0-53 13 22 22 0 0 0 0 44z" />
        <path d="M470 236h88a17 17 0 0 0-4-33 28 28 0 0 0-52-6 20 20 0 0 0-32 39z" />
      </g>
      <path
        className="at-scene-far"
        d="M0 640c90-70 170-96 250-76s120 30 200-22 150-78 230-40 110 26 160 6v392H0z"
      />
      <path className="at-scene-near" d="M0 720c120-64 250-70 380-44s290 40 460-30v254H0z" />
      <Library />
      {trees.map(([x, y, scale]) => (
        <Tree key={x} x={x} y={y} scale={scale} />
      ))}
      <path className="at-scene-ground" d="M0 748c120-20 200-28 300-28h240c120 0 210-6 300-24v204H0z" />
      <path className="at-scene-path" d="M384 719h72c30 60 84 118 176 181H238c80-60 128-120 146-181z" />
    </svg>
  );
}
