import { DatePicker, Form, Input, InputNumber, Select } from 'antd';
import type { MountOptions } from '../../pages/inPage/contender.ts';
import { mountReact } from '../shared/mountReact.tsx';
import { formFields, OPTIONS, type FieldKind, type FormField } from './fields.ts';

export const selector = '.ant-form-item';

const FULL = { width: '100%' };

const inputs: Record<FieldKind, () => React.JSX.Element> = {
  text: () => <Input />,
  select: () => <Select options={OPTIONS} />,
  number: () => <InputNumber style={FULL} />,
  date: () => <DatePicker style={FULL} />,
};

const Item = ({ field }: { field: FormField }) => (
  <Form.Item name={field.name} label={field.title}>
    {inputs[field.kind]()}
  </Form.Item>
);

function LinkedItem({ field }: { field: FormField }) {
  const first: unknown = Form.useWatch('f0');
  return first === 'show' ? <Item field={field} /> : null;
}

export const mount = (host: HTMLElement, size: number, options: MountOptions) =>
  mountReact(
    host,
    <Form layout="vertical">
      {formFields(size, options).map((field) =>
        field.linked ? (
          <LinkedItem key={field.name} field={field} />
        ) : (
          <Item key={field.name} field={field} />
        ),
      )}
    </Form>,
  );
