import { Radio as AntRadio } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceFrame } from '../shared/ChoiceFrame.tsx';
import { chosenValues } from '../shared/choices.ts';
import type { radioMeta } from './Radio.meta.ts';

export default observer(function Radio(widget: RendererProps<typeof radioMeta>) {
  return (
    <ChoiceFrame widget={widget} role="radiogroup">
      {(choices, { attributes: { id, disabled, size }, value, change }) => (
        <AntRadio.Group
          {...(id === undefined ? {} : { name: id })}
          optionType={widget.props.optionType}
          options={[...choices]}
          disabled={disabled}
          {...(size ? { size } : {})}
          value={chosenValues(value)[0] ?? null}
          onChange={({ target }) => change(target.value as string)}
        />
      )}
    </ChoiceFrame>
  );
});
