import { Form, Modal, Radio, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../../runtime/data/ApiError.ts';
import { SearchSelect } from '../../../shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { ListView, ViewScope } from '../../../../schemas/wire/listView.ts';
import { LimitedInput } from '../../../shared/typing/LimitedInput.tsx';
import { useMaskCloses } from '../../../shared/useMaskCloses.ts';
import { savedViewsLocale } from './savedViews.locale.ts';
import type { ViewsModel } from './ViewsModel.ts';

interface Values {
  name: string;
  scope: ViewScope;
  roles: string[];
}

/** Asks for the name of a view and who sees it: of a new one, or of one that is there. */
export const SaveViewDialog = observer(function SaveViewDialog({
  model,
  view,
  close,
}: {
  model: ViewsModel;
  view: ListView | undefined;
  close: () => void;
}) {
  const root = useRoot();
  const text = useText(savedViewsLocale);
  const [form] = Form.useForm<Values>();
  const scope = Form.useWatch('scope', form);
  const maskCloses = useMaskCloses();
  const [saving, setSaving] = useState(false);
  useBackCloses(true, close, saving);
  const { mayShare } = model.list;
  const scopes = [
    // Nobody makes another's view a private one.
    ...(view?.isOwn === false ? [] : [{ value: 'own', label: text('scopeOwn') }]),
    { value: 'shared', label: text('scopeShared') },
    { value: 'role', label: text('scopeRole') },
  ];
  const save = async ({ name, scope: chosen = 'own', roles = [] }: Partial<Values>): Promise<void> => {
    const content = { name: (name ?? '').trim(), scope: chosen, roles: chosen === 'role' ? roles : [] };
    setSaving(true);
    try {
      await (view ? model.rename(view, content) : model.add(content));
      root.ui.message('success', text('saved'));
      close();
    } catch (error) {
      setSaving(false);
      const named = error instanceof ApiError ? error.detail.errors : undefined;
      const refused = named?.find(({ path }) => path === 'name');
      if (refused) {
        form.setFields([{ name: 'name', errors: [refused.message] }]);
        form.focusField('name');
      } else root.ui.message('error', messageOf(error));
    }
  };
  return (
    <Modal
      open
      centered
      maskClosable={maskCloses}
      title={text(view ? 'editTitle' : 'newTitle')}
      okText={text('save')}
      cancelText={text('cancel')}
      confirmLoading={saving}
      onCancel={close}
      // The dialog takes the focus for itself once it stands.
      afterOpenChange={(shown) => {
        if (shown) form.focusField('name');
      }}
      onOk={() => {
        form.submit();
      }}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: view?.name ?? '', scope: view?.scope ?? 'own', roles: view?.roles ?? [] }}
        onFinish={(values) => void save(values)}
        onFinishFailed={({ errorFields: [first] }) => {
          if (first) form.focusField(first.name[0]);
        }}
      >
        <Form.Item
          name="name"
          label={text('name')}
          rules={[{ required: true, whitespace: true, message: text('nameRequired') }]}
        >
          <LimitedInput limit={50} />
        </Form.Item>
        {view?.isOwn === false && (
          <Typography.Paragraph type="secondary">
            {text('ownedBy', { owner: view.owner })}
          </Typography.Paragraph>
        )}
        {mayShare && (
          <Form.Item name="scope" label={text('scope')}>
            <Radio.Group options={scopes} />
          </Form.Item>
        )}
        {mayShare && scope === 'role' && (
          <Form.Item
            name="roles"
            label={text('roles')}
            rules={[{ required: true, message: text('rolesRequired') }]}
          >
            <RoleSelect />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
});

const RoleSelect = observer(function RoleSelect(props: {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}) {
  const { dictionaries, locale } = useRoot();
  const { status, options } = dictionaries.options('role');
  return (
    <SearchSelect
      {...props}
      mode="multiple"
      loading={status === 'loading'}
      options={options.map(({ value, label }) => ({ value: String(value), label: locale.localise(label) }))}
    />
  );
});
