import { Typography } from 'antd';
import type { ReactElement } from 'react';

/** Draws the people to choose from, and below them a hint how to find others, where there is one. */
export const peopleMenu = (hint: string | undefined) => (menu: ReactElement) => (
  <>
    {menu}
    {hint !== undefined && (
      <Typography.Text type="secondary" role="note" style={{ display: 'block', padding: '4px 12px' }}>
        {hint}
      </Typography.Text>
    )}
  </>
);
