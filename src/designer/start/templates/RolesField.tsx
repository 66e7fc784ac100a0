import { Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

interface RolesFieldProps {
  title: string;
  value: readonly string[];
  change: (roles: readonly string[]) => void;
}

/** Roles of the platform, several at once. */
export const RolesField = observer(function RolesField({ title, value, change }: RolesFieldProps) {
  const { dictionaries, locale } = useRoot();
  const id = useId();
  const { status, options } = dictionaries.options('role');
  return (
    <Form.Item label={title} htmlFor={id}>
      <SearchSelect<string[]>
        id={id}
        mode="multiple"
        loading={status === 'loading'}
        value={[...value]}
        options={options.map((option) => ({
          value: String(option.value),
          label: locale.localise(option.label),
        }))}
        onChange={change}
      />
    </Form.Item>
  );
});
