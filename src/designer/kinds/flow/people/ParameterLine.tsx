import type { ReactNode } from 'react';

/** A parameter of a source with its title beside. */
export const ParameterLine = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="at-flowpeople-line">
    <span aria-hidden>{title}</span>
    {children}
  </div>
);
