import { Transfer } from '@formily/antd-v5';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { choicesLocale } from '../shared/choices.locale.ts';
import { useNames } from '../shared/useNames.ts';
import './transfer.css';

interface TwoListsProps {
  disabled: boolean;
  searchable: boolean;
  height: number;
  onChange: (value: readonly unknown[] | null) => void;
}

/** Formily's two lists; below each other on a phone. */
export const TwoLists = observer(function TwoLists({
  disabled,
  searchable,
  height,
  onChange,
}: TwoListsProps) {
  const text = useText(choicesLocale);
  const { device } = useRoot().theme;
  const frame = useRef<HTMLDivElement>(null);
  useNames(frame, (box) => box.closest('li')?.textContent ?? text('all'));
  return (
    <div
      ref={frame}
      className={device === 'mobile' ? 'atrium-formily-transfer down' : 'atrium-formily-transfer'}
      style={{ flex: 1, minWidth: 0 }}
    >
      <Transfer
        disabled={disabled}
        showSearch={searchable}
        locale={{ searchPlaceholder: text('search') }}
        titles={[text('open'), text('chosen')]}
        filterOption={bySought}
        listStyle={{ flex: 1, width: 'auto', minWidth: 0, height }}
        onChange={(chosen: readonly unknown[]) => onChange(chosen.length === 0 ? null : [...chosen])}
      />
    </div>
  );
});

const bySought = (sought: string, { title }: { title?: string }): boolean =>
  (title ?? '').toLowerCase().includes(sought.toLowerCase());
