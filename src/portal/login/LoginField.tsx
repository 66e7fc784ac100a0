import type { ReactNode } from 'react';

/** Label, input and what is wrong with it. */
export function LoginField({
  id,
  label,
  problem,
  note,
  children,
}: {
  id: string;
  label: string;
  problem: string | undefined;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="at-login-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="at-login-problem">
          {problem}
        </p>
      )}
      {note !== undefined && (
        <p role="status" className="at-login-note">
          {note}
        </p>
      )}
    </div>
  );
}
