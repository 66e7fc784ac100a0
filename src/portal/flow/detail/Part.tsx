import type { ReactNode } from 'react';

/** One thing to fill in, with its label above and what is wrong with it below. */
export function Part({
  id,
  label,
  note,
  problem,
  children,
}: {
  /** Of the input. */
  readonly id: string;
  readonly label: string;
  /** Beside the label. */
  readonly note?: string;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="at-flow-part">
      <label htmlFor={id}>
        {label}
        {note !== undefined && <span className="at-flow-quiet">{note}</span>}
      </label>
      {children}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
