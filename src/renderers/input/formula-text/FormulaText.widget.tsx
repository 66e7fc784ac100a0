import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { LineInput } from '../shared/LineInput.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { formulaTextMeta } from './FormulaText.meta.ts';

/** Computed, so that it is never an input; a filter searches the results. */
export default observer(function FormulaText(widget: RendererProps<typeof formulaTextMeta>) {
  const input = useInput(widget);
  if (!input.filter) return <ReadOnlyText widget={widget} />;
  return <LineInput input={input} placeholder="" allowClear />;
});
