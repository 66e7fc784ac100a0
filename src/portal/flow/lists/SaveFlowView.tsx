import { Form, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { savedViewsLocale } from '../../../renderers/list/shared/savedViews/savedViews.locale.ts';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { useMaskCloses } from '../../../renderers/shared/useMaskCloses.ts';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowViews } from './FlowViews.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** Asks for the name under which somebody keeps what a list asks now. */
export const SaveFlowView = observer(function SaveFlowView({
  model,
  close,
}: {
  readonly model: FlowViews;
  readonly close: () => void;
}) {
  const { ui } = useRoot();
  const text = useText(savedViewsLocale);
  const lists = useText(flowListsLocale);
  const [form] = Form.useForm<{ name: string }>();
  const [saving, setSaving] = useState(false);
  const maskCloses = useMaskCloses();
  useBackCloses(true, close, saving);
  const save = async (name: string): Promise<void> => {
    setSaving(true);
    try {
      await model.save(name.trim());
      ui.message('success', text('saved'));
      close();
    } catch (error) {
      setSaving(false);
      ui.message('error', messageOf(error));
    }
  };
  const isTaken = (name: string): boolean => model.views.some((view) => view.name === name.trim());
  return (
    <Modal
      open
      centered
      maskClosable={maskCloses}
      title={text('newTitle')}
      okText={text('save')}
      cancelText={text('cancel')}
      confirmLoading={saving}
      onCancel={close}
      // The dialog takes the focus for itself once it stands.
      afterOpenChange={(shown) => {
        if (shown) form.focusField('name');
      }}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: '' }}
        onFinish={({ name }) => void save(name)}
        onFinishFailed={() => form.focusField('name')}
      >
        <Form.Item
          name="name"
          label={text('name')}
          rules={[
            { required: true, whitespace: true, message: text('nameRequired') },
            {
              validator: (_rule, name: string) =>
                isTaken(name) ? Promise.reject(new Error(lists('viewTaken'))) : Promise.resolve(),
            },
          ]}
        >
          <LimitedInput limit={50} />
        </Form.Item>
      </Form>
    </Modal>
  );
});
