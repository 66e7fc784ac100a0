import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { NumberRange } from '../shared/NumberRange.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { formulaMeta } from './Formula.meta.ts';

/** Computed, so that it is never an input; a filter asks for a range of results. */
export default observer(function Formula(widget: RendererProps<typeof formulaMeta>) {
  const input = useInput(widget);
  return input.filter ? <NumberRange input={input} /> : <ReadOnlyText widget={widget} />;
});
