import { theme } from 'antd';
import type { ReactNode } from 'react';

/** The outermost nodes of a page, one below another. */
export function Body({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </div>
  );
}
