/** A tree of the campus pictures; its foot stands at the point. */
export function Tree({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="at-scene-trunk" d="M-4-14h8V22h-8z" />
      <path className="at-scene-tree" d="M0-96c26 22 38 44 38 60A38 38 0 0 1-38-36c0-16 12-38 38-60z" />
    </g>
  );
}
