import { Select } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';
import type { BoundInput } from './useInput.ts';
import { useSelectAttributes } from './useSelectAttributes.ts';

/** The filter of a yes-or-no field: true, false, or null for all. */
export function BooleanFilter({ input, yes, no }: { input: BoundInput; yes?: string; no?: string }) {
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  return (
    <Select<'yes' | 'no'>
      {...attributes}
      value={typeof input.value === 'boolean' ? (input.value ? 'yes' : 'no') : null}
      options={[
        { value: 'yes', label: yes || text('yes') },
        { value: 'no', label: no || text('no') },
      ]}
      allowClear
      placeholder={text('all')}
      style={{ width: '100%' }}
      onChange={(value: 'yes' | 'no' | undefined) => {
        input.change(value === undefined ? null : value === 'yes');
      }}
      onBlur={input.leave}
    />
  );
}
