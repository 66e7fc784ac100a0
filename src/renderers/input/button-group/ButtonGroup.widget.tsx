import { Button, Flex, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useDark } from '../../shared/onPaper.ts';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { chosenValues, toChoices } from '../shared/choices.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import type { buttonGroupMeta } from './ButtonGroup.meta.ts';

export default observer(function ButtonGroup(widget: RendererProps<typeof buttonGroupMeta>) {
  const input = useInput(widget);
  const { locale } = useRoot();
  const { token } = theme.useToken();
  const dark = useDark();
  const { options, allowClear, block } = widget.props;
  const written = widget.node.source.props?.options;
  const retry = useRetryOptions(written);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  if (input.filter) {
    return <ChoiceSelect input={input} list={options} written={written} multiple placeholder="" allowClear />;
  }
  const choices = toChoices(options, input.value, {
    localise: (label) => locale.localise(label),
    waiting: '…',
  });
  const [chosen] = chosenValues(input.value);
  const { disabled, size } = input.attributes;
  return (
    <ChoiceGroup
      input={input}
      title={widget.title}
      role="group"
      list={options}
      empty={choices.length === 0}
      retry={retry}
    >
      <Flex wrap gap="small" flex={1}>
        {choices.map((choice) => {
          const pressed = choice.value === chosen;
          return (
            <Button
              key={choice.value}
              type={pressed ? 'primary' : 'default'}
              ghost={pressed}
              {...(size ? { size } : {})}
              disabled={disabled || choice.disabled === true}
              aria-pressed={pressed}
              // The text is as the document has it.
              autoInsertSpace={false}
              style={{
                ...(block ? { flex: '1 1 96px' } : {}),
                // The colour of grounds is too dark for words where the page is.
                ...(pressed && dark && !disabled
                  ? { color: token.colorLink, borderColor: token.colorLink }
                  : {}),
              }}
              onClick={() => {
                if (!pressed) input.change(choice.value);
                else if (allowClear) input.change(null);
              }}
            >
              {choice.label}
            </Button>
          );
        })}
      </Flex>
    </ChoiceGroup>
  );
});
