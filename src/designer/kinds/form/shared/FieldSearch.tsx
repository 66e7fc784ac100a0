import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { formViewLocale } from './formView.locale.ts';

interface FieldSearchProps {
  value: string;
  /** How many fields there are, to be said where nothing is searched yet. */
  among?: number;
  change: (value: string) => void;
}

/** Finds fields of a view by their titles and codes. */
export function FieldSearch({ value, among, change }: FieldSearchProps) {
  const text = useText(formViewLocale);
  return (
    <Input
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={text('search')}
      placeholder={among === undefined ? text('search') : text('searchAmong', { count: among })}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}
