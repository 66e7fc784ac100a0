import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { recordsLocale } from './records.locale.ts';
import type { Row } from './rowsOf.ts';

/** More than a page of any list has; a source may bring thousands. */
const STEP = 200;

interface InStepsProps {
  rows: readonly Row[];
  /** How many are drawn at first, and how many more each time. */
  step?: number;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Draws the first of many records, and more of them when asked. */
export const InSteps = observer(function InSteps({ rows, step = STEP, children }: InStepsProps) {
  const [shown, setShown] = useState(step);
  const left = rows.length - shown;
  return (
    <>
      {children(left > 0 ? rows.slice(0, shown) : rows)}
      {left > 0 && <MoreButton count={Math.min(step, left)} onClick={() => setShown(shown + step)} />}
    </>
  );
});

/** @param props.count how many more it shows */
export function MoreButton({
  count,
  loading = false,
  onClick,
}: {
  count: number;
  loading?: boolean;
  onClick: () => void;
}) {
  const text = useText(recordsLocale);
  return (
    <Button block type="text" loading={loading} onClick={onClick}>
      {text('further', { count })}
    </Button>
  );
}
