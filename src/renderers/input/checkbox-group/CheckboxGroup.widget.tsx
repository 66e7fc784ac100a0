import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceFrame } from '../shared/ChoiceFrame.tsx';
import { chosenValues } from '../shared/choices.ts';
import type { checkboxGroupMeta } from './CheckboxGroup.meta.ts';

export default observer(function CheckboxGroup(widget: RendererProps<typeof checkboxGroupMeta>) {
  return (
    <ChoiceFrame widget={widget}>
      {(choices, input) => (
        <Checkbox.Group
          options={[...choices]}
          disabled={input.attributes.disabled}
          value={chosenValues(input.value)}
          onChange={(values: string[]) => input.change(values.length === 0 ? null : values)}
        />
      )}
    </ChoiceFrame>
  );
});
