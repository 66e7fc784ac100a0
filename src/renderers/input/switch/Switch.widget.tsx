import { Flex, Switch as AntSwitch, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { BooleanFilter } from '../shared/BooleanFilter.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { switchMeta } from './Switch.meta.ts';

export default observer(function Switch(widget: RendererProps<typeof switchMeta>) {
  const input = useInput(widget);
  const { token } = theme.useToken();
  const { onText, offText } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <BooleanFilter input={input} yes={onText} no={offText} />;
  const { status: _status, size: _size, 'aria-required': _required, ...attributes } = input.attributes;
  return (
    <Flex align="center" style={{ minHeight: token.controlHeight }} onBlur={input.leave}>
      <AntSwitch
        {...attributes}
        checked={input.value === true}
        checkedChildren={onText || undefined}
        unCheckedChildren={offText || undefined}
        onChange={(checked) => input.change(checked)}
      />
    </Flex>
  );
});
