import { observer } from 'mobx-react-lite';
import type { ChoiceWidget } from './ChoiceFrame.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import { useInput } from './useInput.ts';

/** A widget that unfolds its options. */
export type SelectWidget = ChoiceWidget & {
  readonly props: { readonly placeholder: string; readonly allowClear: boolean };
};

/**
 * An input that unfolds its options.
 * @param props.several whether more than one can be chosen; in a filter always
 * @param props.otherwise the options where the document writes none
 */
export const OptionSelect = observer(function OptionSelect({
  widget,
  several = false,
  otherwise,
}: {
  widget: SelectWidget;
  several?: boolean;
  otherwise?: object;
}) {
  const input = useInput(widget);
  const { options, placeholder, allowClear } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  return (
    <ChoiceSelect
      input={input}
      list={options}
      written={widget.node.source.props?.options ?? otherwise}
      multiple={several || input.filter}
      placeholder={placeholder}
      allowClear={allowClear}
    />
  );
});
