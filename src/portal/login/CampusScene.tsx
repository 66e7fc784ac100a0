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
      <circle className="at-scene-sun" cx="610" cy="250" r="64" />
      <circle className="at-scene-glow" cx="610" cy="250" r="120" />
      <path
        className="at-scene-cloud"
        d="M90 232h150a26 26 0 0 0-8-51 44 44 0 0 0-82-13 34 34 0 0 0-60 14 26 26 0 0 0 0 50z"
      />
      <path className="at-scene-cloud" d="M392 150h96a18 18 0 0 0-4-35 30 30 0 0 0-56-7 22 22 0 0 0-36 42z" />
      <path
        className="at-scene-far"
        d="M0 640c90-70 170-96 250-76s120 30 200-22 150-78 230-40 110 26 160 6v392H0z"
      />
      <path className="at-scene-near" d="M0 720c120-64 250-70 380-44s290 40 460-30v254H0z" />
      <Library />
      {trees.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path className="at-scene-trunk" d="M-4-14h8V22h-8z" />
          <path className="at-scene-tree" d="M0-96c26 22 38 44 38 60A38 38 0 0 1-38-36c0-16 12-38 38-60z" />
        </g>
      ))}
      <path className="at-scene-ground" d="M0 742c160-40 330-46 480-30s250 10 360-14v202H0z" />
      <path
        className="at-scene-path"
        d="M392 724c8 0 46 0 56 0 34 56 92 112 180 176H250c78-62 126-120 142-176z"
      />
    </svg>
  );
}

const columns = [300, 348, 396, 444, 492, 540];
const windows = [196, 236, 604, 644];

function Library() {
  return (
    <g>
      <path className="at-scene-wing" d="M168 592h504v136H168z" />
      {windows.map((x) => (
        <path key={x} className="at-scene-window" d={`M${x} 624a12 12 0 0 1 24 0v34h-24z`} />
      ))}
      {windows.map((x) => (
        <path key={x} className="at-scene-window" d={`M${x} 674h24v30h-24z`} />
      ))}
      <path className="at-scene-hall" d="M272 556h296v172H272z" />
      <path className="at-scene-roof" d="M252 556 420 474l168 82z" />
      <circle className="at-scene-window" cx="420" cy="526" r="13" />
      <path className="at-scene-shade" d="M284 570h272v142H284z" />
      {columns.map((x) => (
        <path key={x} className="at-scene-column" d={`M${x - 9} 574h18v134h-18z`} />
      ))}
      <path className="at-scene-door" d="M408 650a12 12 0 0 1 24 0v62h-24z" />
      <path className="at-scene-step" d="M260 708h320v10H260zM248 718h344v10H248z" />
    </g>
  );
}
