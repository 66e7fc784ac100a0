import { Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { addNamed, freeName } from '../../../documents/edit/names.ts';
import { stepTitle } from '../../../documents/edit/stepTitle.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Options } from '../../../schemas/option.ts';
import { Framed } from '../pickers/Framed.tsx';
import { ModulePicker } from '../pickers/ModulePicker.tsx';
import { NamedSelect } from '../pickers/NamedSelect.tsx';
import { useModuleFields } from '../pickers/useModuleFields.ts';
import { sourceName } from '../sources/sourceKinds.ts';
import type { OwnStep } from '../../settings/controlProps.ts';
import { useSettings } from '../../settings/SettingsContext.ts';
import { optionsLocale } from './options.locale.ts';

interface FormOptionsProps {
  leave: () => void;
  /** Takes the options, and the step that adds the source they come from. */
  create: (options: Options, step: OwnStep) => void;
}

const NONE: readonly string[] = [];

/** Makes the records of a form the options: a source that reads two of its fields, and the options of it, in one step. */
export const FormOptions = observer(function FormOptions({ leave, create }: FormOptionsProps) {
  const text = useText(optionsLocale);
  const { locale } = useRoot();
  const { sources, catalogue } = useSettings();
  const [form, setForm] = useState<string>();
  const [value, setValue] = useState('id');
  const [chosenLabel, setLabel] = useState<string>();
  const fields = useModuleFields(form);
  const titleField = form === undefined ? undefined : catalogue?.documents.form(form)?.titleField;
  const label = chosenLabel ?? titleField ?? fields.find(({ type }) => type === 'text')?.code;
  const offered = fields.map((field) => ({ value: field.code, label: locale.localise(field.title) }));
  const done = (): void => {
    if (form === undefined || label === undefined) return;
    const name = freeName(
      Object.fromEntries(sources.map((each) => [each, true])),
      sourceName(`${form}/list`),
    );
    const asked = [...new Set([value, label])].filter((field) => field !== 'id');
    const source = { call: `${form}/list`, param: { fields: asked, limit: 500 } };
    create(
      { source: name, value, label },
      {
        title: stepTitle(
          '选项取自表单：',
          'Options from the form ',
          catalogue?.names.nameOf('form', form) ?? form,
        ),
        first: addNamed('sources', name, source, name),
      },
    );
  };
  const field = (
    key: 'valueField' | 'labelField',
    chosen: string | undefined,
    set: (code: string) => void,
  ) => (
    <Framed title={text(key)} name={key} required isSet problems={NONE}>
      {(id) => (
        <NamedSelect
          id={id}
          title={text(key)}
          value={chosen}
          placeholder={text(key)}
          optional={false}
          disabled={form === undefined}
          invalid={false}
          offered={key === 'valueField' ? [{ value: 'id', label: text('recordId') }, ...offered] : offered}
          change={(code) => {
            if (code !== undefined) set(code);
          }}
        />
      )}
    </Framed>
  );
  return (
    <Modal
      open
      title={text('fromForm')}
      okText={text('create')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: form === undefined || label === undefined }}
      onCancel={leave}
      onOk={done}
    >
      <div className="at-settings">
        <p className="at-settings-default">{text('fromFormHelp')}</p>
        <Framed title={text('form')} name="form" required isSet problems={NONE}>
          {(id) => (
            <ModulePicker
              id={id}
              title={text('form')}
              value={form}
              required
              disabled={false}
              invalid={false}
              change={(next) => {
                setForm(next);
                setValue('id');
                setLabel(undefined);
              }}
            />
          )}
        </Framed>
        {field('valueField', value, setValue)}
        {field('labelField', label, setLabel)}
      </div>
    </Modal>
  );
});
