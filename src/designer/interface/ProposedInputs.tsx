import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { InterfaceInput } from '../../schemas/wire/interface.ts';
import type { InterfaceModel } from './InterfaceModel.ts';
import { interfaceLocale } from './interface.locale.ts';

/** Inputs that a definition uses and that are none yet, each added by a click. */
export const ProposedInputs = observer(function ProposedInputs({
  model,
  proposed,
}: {
  model: InterfaceModel;
  proposed: readonly InterfaceInput[];
}) {
  const text = useText(interfaceLocale);
  const { inputs } = model.definition;
  if (proposed.length === 0) return null;
  return (
    <div className="at-field-line">
      {proposed.map((input) => (
        <Button
          key={input.name}
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => model.change({ inputs: [...inputs, input] })}
        >
          {text('addNamed', { name: input.name })}
        </Button>
      ))}
    </div>
  );
});
