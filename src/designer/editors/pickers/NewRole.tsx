import { Alert, Button, Form, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { newRoleLocale } from './newRole.locale.ts';
import type { Role } from './useRoles.ts';

const CODE = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
/** In the order in which they are asked: what people call it, then what documents name it by. */
const FIELDS = ['nameZh', 'nameEn', 'code'] as const;
const MOST = { code: 64, nameZh: 40, nameEn: 60 } as const;
const EMPTY = { code: '', nameZh: '', nameEn: '', hasOwnCode: false };

interface NewRoleProps {
  /** Roles that there are: the code that is proposed is none of theirs. */
  roles: readonly Role[];
  /** Called when the role is there for others to be granted. */
  added?: (role: Role) => void;
}

/**
 * Makes a further role of the installation, kept by the module of roles, which says what is wrong with one. Designers are
 * open to administrators alone, who may add roles; anybody else is refused by the server.
 */
export const NewRole = observer(function NewRole({ roles, added }: NewRoleProps) {
  const text = useText(newRoleLocale);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('newRole')}</Button>
      {open && <RoleDialog roles={roles} added={added} close={() => setOpen(false)} />}
    </>
  );
});

interface RoleDialogProps {
  roles: readonly Role[];
  added: ((role: Role) => void) | undefined;
  close: () => void;
}

const RoleDialog = observer(function RoleDialog({ roles: shown, added, close }: RoleDialogProps) {
  const { client, dictionaries, locale, ui } = useRoot();
  const text = useText(newRoleLocale);
  const id = useId();
  const [role, setRole] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A code that documents name and nobody has made is free: what is granted to it is the new role's.
  const roles = shown.filter(({ isUnknown }) => isUnknown !== true);
  const isWrong = role.code !== '' && !CODE.test(role.code);
  const isTaken = roles.some((each) => each.id.toLowerCase() === role.code.toLowerCase());
  const isFull = CODE.test(role.code) && !isTaken && role.nameZh.trim() !== '';
  const type = (name: (typeof FIELDS)[number], value: string): void => {
    setRole((before) => ({ ...before, [name]: value, ...(name === 'code' && { hasOwnCode: value !== '' }) }));
    if (name === 'nameZh' && !role.hasOwnCode) void propose(value);
  };
  /** The code follows the name until somebody types one; what arrives after that, or for an older name, is left. */
  const propose = async (nameZh: string): Promise<void> => {
    const { freeRoleCode } = await import('./freeRoleCode.ts');
    const code = freeRoleCode(nameZh, roles);
    setRole((before) => (before.nameZh === nameZh && !before.hasOwnCode ? { ...before, code } : before));
  };
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const nameZh = role.nameZh.trim();
      const nameEn = role.nameEn.trim() || nameZh.slice(0, MOST.nameEn);
      const data = { code: role.code, nameZh, nameEn, isAdmin: false, sort: 0 };
      await client.call('interface', '/rest/http/platform-role/add.htm', { data });
      await dictionaries.fetch('role');
      ui.message('success', text('roleAdded', { name: nameZh }));
      added?.({ id: role.code, name: locale.localise({ zhCN: nameZh, enUS: nameEn }) });
      close();
    } catch (error) {
      setFailure(text('roleFailed', { why: messageOf(error) }));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={text('newRole')}
      okText={text('save')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: !isFull }}
      onOk={() => void add()}
      onCancel={close}
    >
      {failure !== undefined && <Alert type="error" message={failure} style={{ marginBottom: 16 }} />}
      <Form layout="vertical">
        {FIELDS.map((name) => (
          <Form.Item
            key={name}
            label={text(name)}
            htmlFor={`${id}${name}`}
            required={name !== 'nameEn'}
            {...(name === 'code' && {
              help: text(isTaken ? 'codeTaken' : 'codeHelp'),
              ...((isWrong || isTaken) && { validateStatus: 'error' as const }),
            })}
          >
            <LimitedInput
              id={`${id}${name}`}
              limit={MOST[name]}
              value={role[name]}
              onChange={({ target }) => type(name, target.value)}
            />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
});
