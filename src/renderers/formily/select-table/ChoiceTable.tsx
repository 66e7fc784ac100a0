import { SelectTable } from '@formily/antd-v5';
import { useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { choicesLocale } from '../shared/choices.locale.ts';
import { useNames } from '../shared/useNames.ts';

interface ChoiceTableProps {
  value: unknown;
  disabled: boolean;
  searchable: boolean;
  height: number;
  onChange: (value: readonly string[] | null) => void;
}

/** Formily's table of options, whose values are texts. */
export function ChoiceTable({ value, searchable, height, onChange }: ChoiceTableProps) {
  const text = useText(choicesLocale);
  const frame = useRef<HTMLDivElement>(null);
  useNames(frame, (box) => box.closest('tbody tr')?.textContent ?? text('all'));
  return (
    <div ref={frame} style={{ flex: 1, minWidth: 0 }}>
      <SelectTable
        mode="multiple"
        primaryKey="value"
        value={Array.isArray(value) ? [...(value as unknown[])] : []}
        onChange={(chosen: readonly string[]) => onChange(chosen.length === 0 ? null : [...chosen])}
        showSearch={searchable}
        filterOption={bySought}
        searchProps={{
          type: 'search',
          'aria-label': text('search'),
          placeholder: text('search'),
          enterButton: false,
        }}
        columns={[{ title: text('option'), dataIndex: 'label', key: 'label' }]}
        pagination={false}
        size="small"
        scroll={{ y: height }}
      />
    </div>
  );
}

/** Called with what is sought and an option, in this order. */
const bySought = (sought: unknown, option: unknown): boolean =>
  labelOf(option).toLowerCase().includes(String(sought).trim().toLowerCase());

const labelOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'label' in option ? String(option.label) : '';
