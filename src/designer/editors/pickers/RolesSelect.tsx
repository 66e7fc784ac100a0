import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { NewRole } from './NewRole.tsx';
import { newRoleLocale } from './newRole.locale.ts';
import { useRoles } from './useRoles.ts';

interface RolesSelectProps {
  id?: string;
  title: string;
  invalid?: boolean;
  value: readonly string[];
  change: (roles: readonly string[]) => void;
}

/** Several roles of the installation; one that is not there yet is made beside it, and chosen at once. */
export const RolesSelect = observer(function RolesSelect(props: RolesSelectProps) {
  const { id, title, invalid = false, value, change } = props;
  const text = useText(newRoleLocale);
  const { roles, status } = useRoles(value);
  return (
    <>
      <Flex gap={8}>
        <SearchSelect<string[]>
          {...(id !== undefined && { id })}
          style={{ flex: 1, minWidth: 0 }}
          mode="multiple"
          aria-label={title}
          loading={status === 'loading'}
          status={invalid ? 'error' : ''}
          value={[...value]}
          options={roles.map(({ id: role, name }) => ({ value: role, label: name }))}
          onChange={change}
        />
        <NewRole roles={roles} added={(role) => change([...new Set([...value, role.id])])} />
      </Flex>
      {status === 'failed' && <p role="alert">{text('rolesFailed')}</p>}
    </>
  );
});
