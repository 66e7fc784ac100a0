import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MetaProps, RendererMeta } from '../../../schemas/rendererMeta.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ChoiceGroup } from '../../input/shared/ChoiceGroup.tsx';
import { ChoiceSelect } from '../../input/shared/ChoiceSelect.tsx';
import type { options } from '../../input/shared/props.meta.ts';
import { ReadOnlyText } from '../../input/shared/ReadOnlyText.tsx';
import { useInput } from '../../input/shared/useInput.ts';
import { useRetryOptions } from '../../input/shared/useRetryOptions.ts';

type OptionsMeta = RendererMeta<{ options: typeof options }>;

/** The frame of a component of Formily with all its options in sight: what is read, filtered, awaited is as of any such input. */
export const ChoiceField = observer(function ChoiceField({
  widget,
  children,
}: {
  widget: Omit<RendererProps, 'props'> & { props: MetaProps<OptionsMeta> };
  children: ReactNode;
}) {
  const input = useInput(widget);
  const { options } = widget.props;
  const written = widget.node.source.props?.options;
  const retry = useRetryOptions(written);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  if (input.filter) {
    return <ChoiceSelect input={input} list={options} written={written} multiple placeholder="" allowClear />;
  }
  const empty = options.options.length === 0;
  return (
    <ChoiceGroup input={input} title={widget.title} role="group" list={options} empty={empty} retry={retry}>
      {children}
    </ChoiceGroup>
  );
});
