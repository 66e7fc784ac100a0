import { TreeSelect } from '@formily/antd-v5';
import { useText } from '../../../runtime/locale/useText.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import { chosenValues } from '../../input/shared/choices.ts';
import { inputLocale } from '../../input/shared/input.locale.ts';
import { OptionsState } from '../../input/shared/OptionsState.tsx';
import type { InputAttributes } from '../../input/shared/useInput.ts';
import { useRetryOptions } from '../../input/shared/useRetryOptions.ts';
import { useSelectAttributes } from '../../input/shared/useSelectAttributes.ts';
import { useOptionFilter } from '../../shared/typing/optionFilters.ts';

interface TreeProps extends Omit<InputAttributes, 'status' | 'size'> {
  value: unknown;
  placeholder: string;
  allowClear: boolean;
  checkable: boolean;
  /** Of the options. */
  status: OptionList['status'];
  written: unknown;
  onChange: (value: readonly string[] | null) => void;
  onBlur: () => void;
}

/** Formily's tree, whose values are texts. */
export function Tree({
  value,
  placeholder,
  allowClear,
  checkable,
  status,
  written,
  onChange,
  onBlur,
  ...given
}: TreeProps) {
  const text = useText(inputLocale);
  const retry = useRetryOptions(written);
  const filterTreeNode = useOptionFilter();
  const attributes = useSelectAttributes({
    ...pick(given),
    status: given['aria-invalid'] ? 'error' : '',
  });
  return (
    <TreeSelect
      {...attributes}
      value={Array.isArray(value) ? [...(value as string[])] : []}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      multiple
      treeCheckable={checkable}
      maxTagCount="responsive"
      treeDefaultExpandAll
      showSearch
      filterTreeNode={filterTreeNode}
      allowClear={allowClear}
      loading={status === 'loading'}
      placeholder={placeholder || text('choose')}
      notFoundContent={text('noOptions')}
      popupRender={(menu) => (
        <OptionsState status={status} retry={retry}>
          {menu}
        </OptionsState>
      )}
      style={{ width: '100%' }}
      onChange={(chosen) => {
        const values = chosenValues(chosen);
        onChange(values.length === 0 ? null : values);
      }}
      onBlur={onBlur}
    />
  );
}

/** What an input bears, of all that Formily hands to a component. */
function pick(given: Omit<InputAttributes, 'status' | 'size'>): Omit<InputAttributes, 'status' | 'size'> {
  const { id, disabled, 'aria-invalid': invalid, 'aria-required': required } = given;
  const { 'aria-describedby': described, 'aria-label': label } = given;
  return {
    ...(id !== undefined && { id }),
    disabled,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-describedby': described,
    ...(label !== undefined && { 'aria-label': label }),
  };
}
