import { theme } from 'antd';
import type { ReactNode } from 'react';
import './stack.css';

/** Nodes one below another, as wide as the place; buttons and tags stay as wide as their words. */
export function Stack({ children }: { children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div className="atrium-stack" style={{ gap: token.margin }}>
      {children}
    </div>
  );
}
