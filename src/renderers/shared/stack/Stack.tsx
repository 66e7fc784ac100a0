import { theme } from 'antd';
import type { ReactNode } from 'react';
import './stack.css';

/**
 * Nodes one below another, as wide as the place; buttons and tags stay as wide as their words.
 * @param apart what stands here are parts with titles of their own
 */
export function Stack({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div className="atrium-stack" style={{ gap: apart ? token.marginLG : token.margin }}>
      {children}
    </div>
  );
}
