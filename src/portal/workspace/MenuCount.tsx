/** More are not counted by those who look. */
const MOST = 99;

/** The number beside a menu; nothing where there is none. */
export function MenuCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return <span className="at-menu-count">{count > MOST ? `${String(MOST)}+` : count}</span>;
}
