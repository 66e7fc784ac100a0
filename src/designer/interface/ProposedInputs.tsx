import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { InterfaceModel } from './InterfaceModel.ts';
import { interfaceLocale } from './interface.locale.ts';

/** Names that a definition uses as inputs and that are none yet, each added by a click. */
export const ProposedInputs = observer(function ProposedInputs({
  model,
  names,
  required = false,
}: {
  model: InterfaceModel;
  names: readonly string[];
  /** What is asked cannot do without them. */
  required?: boolean;
}) {
  const text = useText(interfaceLocale);
  const { inputs } = model.definition;
  if (names.length === 0) return null;
  return (
    <div className="at-interface-line">
      {names.map((name) => (
        <Button
          key={name}
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() =>
            model.change({ inputs: [...inputs, { name, type: 'text', ...(required && { required }) }] })
          }
        >
          {text('addNamed', { name })}
        </Button>
      ))}
    </div>
  );
});
