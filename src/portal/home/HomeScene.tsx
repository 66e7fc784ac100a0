import { Library } from '../parts/Library.tsx';
import { Tree } from '../parts/Tree.tsx';
import '../parts/campus.css';

const trees = [
  [96, 706, 0.9],
  [140, 712, 0.6],
  [690, 708, 0.7],
  [742, 704, 1],
] as const;

/** The library on a strip of ground, beside the greeting. */
export function HomeScene() {
  return (
    <svg className="at-home-scene" viewBox="0 430 840 300" aria-hidden="true" focusable="false">
      <path className="at-scene-far" d="M20 724c70-78 170-104 290-80s170 14 260-22 190-10 250 102z" />
      <Library />
      {trees.map(([x, y, scale]) => (
        <Tree key={x} x={x} y={y} scale={scale} />
      ))}
      <path className="at-scene-ground" d="M0 724c120-8 200-8 300-8h240c120 0 210 0 300 8v10H0z" />
    </svg>
  );
}
