import { Button, Space } from 'antd';
import type { Right } from '../../../../documents/flow/fieldRights.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { rightTitles } from '../../../../schemas/flow/titles.ts';
import { flowRightsLocale } from './rights.locale.ts';

export const allRights: readonly Right[] = ['hidden', 'read', 'edit', 'required'];

interface RightsButtonsProps {
  /** How many cells are chosen. */
  count: number;
  set: (right: Right | undefined) => void;
}

/** Sets the chosen cells of the grid. */
export function RightsButtons({ count, set }: RightsButtonsProps) {
  const { locale } = useRoot();
  const text = useText(flowRightsLocale);
  return (
    <>
      <Space.Compact size="small" role="group" aria-label={text('set')}>
        {allRights.map((right) => (
          <Button key={right} size="small" disabled={count === 0} onClick={() => set(right)}>
            {locale.localise(rightTitles[right])}
          </Button>
        ))}
        <Button size="small" disabled={count === 0} onClick={() => set(undefined)}>
          {text('usual')}
        </Button>
      </Space.Compact>
      <span className="at-formview-note" role="status">
        {count > 0 && text('chosen', { count })}
      </span>
    </>
  );
}
