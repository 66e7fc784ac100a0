import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OptionList } from '../../../schemas/prop.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { type Choice, toChoices } from './choices.ts';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import { type BoundInput, type InputWidget, useInput } from './useInput.ts';
import { useRetryOptions } from './useRetryOptions.ts';

/** A widget whose value is one or several of its options. */
export type ChoiceWidget = InputWidget & { readonly props: { readonly options: OptionList } };

/**
 * An input that has all of its options in sight: what it reads like, what it is as a filter, and the group that bears the
 * field's name are the same whatever the options look like, which is all that `children` say.
 */
export const ChoiceFrame = observer(function ChoiceFrame({
  widget,
  role = 'group',
  children,
}: {
  widget: ChoiceWidget;
  role?: 'group' | 'radiogroup';
  children: (choices: readonly Choice[], input: BoundInput) => ReactNode;
}) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const { options } = widget.props;
  const written = widget.node.source.props?.options;
  const retry = useRetryOptions(written);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  if (input.filter) {
    return <ChoiceSelect input={input} list={options} written={written} multiple placeholder="" allowClear />;
  }
  const localise = (label: Parameters<typeof locale.localise>[0]): string => locale.localise(label);
  const choices = toChoices(options, input.value, { localise, waiting: '…' });
  const empty = choices.length === 0;
  return (
    <ChoiceGroup input={input} title={widget.title} role={role} list={options} empty={empty} retry={retry}>
      {children(choices, input)}
    </ChoiceGroup>
  );
});
