import { Button, Flex, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useDark } from '../../shared/onPaper.ts';
import { ChoiceFrame } from '../shared/ChoiceFrame.tsx';
import { chosenValues } from '../shared/choices.ts';
import type { buttonGroupMeta } from './ButtonGroup.meta.ts';

export default observer(function ButtonGroup(widget: RendererProps<typeof buttonGroupMeta>) {
  const { token } = theme.useToken();
  const dark = useDark();
  const { allowClear, block } = widget.props;
  return (
    <ChoiceFrame widget={widget}>
      {(choices, { attributes: { disabled, size }, value, change }) => (
        <Flex wrap gap="small" flex={1}>
          {choices.map((choice) => {
            const pressed = choice.value === chosenValues(value)[0];
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
                  if (!pressed) change(choice.value);
                  else if (allowClear) change(null);
                }}
              >
                {choice.label}
              </Button>
            );
          })}
        </Flex>
      )}
    </ChoiceFrame>
  );
});
