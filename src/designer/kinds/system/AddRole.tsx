import { Alert, Button, Form, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { systemLocale } from './system.locale.ts';

const CODE = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
const MOST = { code: 64, nameZh: 40, nameEn: 60 } as const;
const EMPTY = { code: '', nameZh: '', nameEn: '' };
const TITLES = { code: 'roleCode', nameZh: 'roleZh', nameEn: 'roleEn' } as const;

/** A further role of the installation, kept by the module of roles: it says what is wrong with one. */
export const AddRole = observer(function AddRole() {
  const { client, dictionaries, ui } = useRoot();
  const text = useText(systemLocale);
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isWrong = role.code !== '' && !CODE.test(role.code);
  const isFull = CODE.test(role.code) && role.nameZh.trim() !== '' && role.nameEn.trim() !== '';
  const close = (): void => {
    setOpen(false);
    setRole(EMPTY);
    setFailure(undefined);
  };
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const data = {
        ...role,
        nameZh: role.nameZh.trim(),
        nameEn: role.nameEn.trim(),
        isAdmin: false,
        sort: 0,
      };
      await client.call('interface', '/rest/http/platform-role/add.htm', { data });
      await dictionaries.fetch('role');
      ui.message('success', text('roleAdded', { name: data.nameZh }));
      close();
    } catch (error) {
      setFailure(text('roleFailed', { why: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('addRole')}</Button>
      <Modal
        open={open}
        title={text('addRole')}
        okText={text('save')}
        cancelText={text('cancel')}
        confirmLoading={busy}
        okButtonProps={{ disabled: !isFull }}
        onOk={() => void add()}
        onCancel={close}
        destroyOnHidden
      >
        {failure !== undefined && <Alert type="error" message={failure} style={{ marginBottom: 16 }} />}
        <Form layout="vertical">
          {(['code', 'nameZh', 'nameEn'] as const).map((name) => (
            <Form.Item
              key={name}
              label={text(TITLES[name])}
              htmlFor={`role-${name}`}
              required
              {...(name === 'code' && {
                help: text('roleCodeWrong'),
                ...(isWrong && { validateStatus: 'error' as const }),
              })}
            >
              <LimitedInput
                id={`role-${name}`}
                limit={MOST[name]}
                value={role[name]}
                onChange={({ target }) => setRole((before) => ({ ...before, [name]: target.value }))}
              />
            </Form.Item>
          ))}
        </Form>
      </Modal>
    </>
  );
});
