import { Typography } from 'antd';
import type { PersonValue } from './personValue.ts';

/** A person among those to choose from: with the account, since people share names. */
export const personOption = ({ label, value }: Partial<Record<keyof PersonValue, unknown>>) => (
  <>
    {String(label)} <Typography.Text type="secondary">{String(value)}</Typography.Text>
  </>
);
