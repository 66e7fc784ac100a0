import { Flex, Slider as AntSlider, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { NumberRange } from '../shared/NumberRange.tsx';
import { numberText } from '../shared/numberText.meta.ts';
import { storable } from '../shared/numberValue.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { sliderMeta } from './Slider.meta.ts';

/** The rail with the value beside it: until somebody slides there is none, and a dash says so. */
export default observer(function Slider(widget: RendererProps<typeof sliderMeta>) {
  const input = useInput(widget);
  const { token } = theme.useToken();
  const { min, max, step, suffix } = widget.props;
  const unit = (text: string): string => (text === '' || suffix === '' ? text : `${text} ${suffix}`);
  if (widget.readOnly) return <ReadOnlyText widget={widget} wrap={unit} />;
  if (input.filter) return <NumberRange input={input} />;
  const value = typeof input.value === 'number' ? input.value : undefined;
  const { id, disabled } = input.attributes;
  return (
    <Flex
      id={id}
      {...groupAttributes(input)}
      align="center"
      gap="middle"
      style={{ minHeight: token.controlHeight }}
    >
      <AntSlider
        min={min}
        max={max}
        step={step}
        {...(value === undefined ? {} : { value })}
        disabled={disabled}
        ariaLabelForHandle={widget.title}
        tooltip={{ formatter: (at) => unit(numberText(at)) }}
        style={{ flex: 1 }}
        onChange={(at: number) => input.change(storable(at))}
      />
      <span
        style={{
          minWidth: 48,
          textAlign: 'end',
          color: value === undefined ? token.colorTextSecondary : token.colorText,
        }}
      >
        {value === undefined ? '—' : unit(numberText(value))}
      </span>
    </Flex>
  );
});
