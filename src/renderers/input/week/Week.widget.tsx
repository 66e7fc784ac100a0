import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { PeriodInput } from '../shared/PeriodInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { weekMeta } from './Week.meta.ts';

export default observer(function Week(widget: RendererProps<typeof weekMeta>) {
  const input = useInput(widget);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  return <PeriodInput input={input} period="week" placeholder={widget.props.placeholder} />;
});
