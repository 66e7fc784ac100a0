const columns = [300, 348, 396, 444, 492, 540];
const windows = [196, 236, 604, 644];

/** The library of the campus pictures, drawn in a space of 840 by 900. */
export function Library() {
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
