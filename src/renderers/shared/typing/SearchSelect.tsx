import { Select, type SelectProps } from 'antd';
import { useOptionFilter } from './optionFilters.ts';

/** A select whose options are found by typing; half a composition of an input method finds none away. */
export function SearchSelect<Value>({
  by = 'label',
  ...props
}: Omit<SelectProps<Value>, 'filterOption' | 'optionFilterProp'> & {
  /** Of an option: the text that is searched. */
  by?: 'label' | 'search';
}) {
  const filterOption = useOptionFilter(by);
  return <Select<Value> showSearch {...props} filterOption={filterOption} />;
}
