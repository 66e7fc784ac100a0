import { type ReactNode, useId } from 'react';
import './flowShared.css';

interface FlowFieldProps {
  label: string;
  problem?: string | undefined;
  children: (id: string) => ReactNode;
}

/** One thing to fill in, with its label above and what is wrong with it below. */
export function FlowField({ label, problem, children }: FlowFieldProps) {
  const id = useId();
  return (
    <div className="at-flow-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
