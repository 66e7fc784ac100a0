import { theme } from 'antd';
import type { CSSProperties } from 'react';

/** How a seat looks: never by colour alone, since a taken one is hatched and a chosen one filled. */
export function useSeatLooks(): Record<'free' | 'chosen' | 'taken', CSSProperties> {
  const { token } = theme.useToken();
  const border = (colour: string): string => `1px solid ${colour}`;
  return {
    free: {
      border: border(token.colorTextQuaternary),
      background: token.colorBgContainer,
      color: token.colorText,
    },
    chosen: {
      border: border(token.colorPrimaryActive),
      background: token.colorPrimaryActive,
      color: token.colorTextLightSolid,
    },
    taken: {
      border: border(token.colorBorder),
      background: `repeating-linear-gradient(45deg, ${token.colorFillSecondary} 0 3px, transparent 3px 7px)`,
      color: token.colorTextSecondary,
    },
  };
}
