import { Checkbox as AntCheckbox, Flex, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { BooleanFilter } from '../shared/BooleanFilter.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { checkboxMeta } from './Checkbox.meta.ts';

export default observer(function Checkbox(widget: RendererProps<typeof checkboxMeta>) {
  const input = useInput(widget);
  const { token } = theme.useToken();
  const { text } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <BooleanFilter input={input} />;
  const { status: _status, size: _size, ...attributes } = input.attributes;
  const { 'aria-required': required } = attributes;
  return (
    <Flex align="center" style={{ minHeight: token.controlHeight }}>
      <AntCheckbox
        {...attributes}
        checked={input.value === true}
        // Required means ticked: unticked is then as good as not answered.
        onChange={({ target }) => input.change(target.checked || (required ? null : false))}
        onBlur={input.leave}
      >
        {text}
      </AntCheckbox>
    </Flex>
  );
});
