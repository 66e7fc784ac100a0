import { Rate, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { NumberRange } from '../shared/NumberRange.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { ratingLocale } from './rating.locale.ts';
import type { ratingMeta } from './Rating.meta.ts';

export default observer(function Rating(widget: RendererProps<typeof ratingMeta>) {
  const input = useInput(widget);
  const text = useText(ratingLocale);
  const { token } = theme.useToken();
  const { count, allowHalf } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <NumberRange input={input} precision={allowHalf ? 1 : 0} />;
  const value = typeof input.value === 'number' ? input.value : 0;
  const { id, disabled } = input.attributes;
  return (
    <div
      id={id}
      {...groupAttributes(input)}
      style={{ minHeight: token.controlHeight, display: 'flex', alignItems: 'center' }}
    >
      <Rate
        count={count}
        allowHalf={allowHalf}
        disabled={disabled}
        value={value}
        tooltips={Array.from({ length: count }, (_, index) => text('stars', { n: index + 1 }))}
        onChange={(stars) => input.change(stars === 0 ? null : stars)}
      />
    </div>
  );
});
