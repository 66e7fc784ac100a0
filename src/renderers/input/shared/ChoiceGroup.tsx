import { Flex, theme, Typography } from 'antd';
import type { FocusEvent, ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import { inputLocale } from './input.locale.ts';
import { OptionsState } from './OptionsState.tsx';
import type { BoundInput } from './useInput.ts';

/**
 * The frame of options that are all in sight: a group that bears the field's name, since a label can point to one
 * input only. The field is left when the focus leaves the whole group.
 */
export function ChoiceGroup({
  input,
  title,
  role,
  list,
  empty,
  retry,
  children,
}: {
  input: BoundInput;
  title: string;
  role: 'group' | 'radiogroup';
  list: OptionList;
  /** Nothing to choose from. */
  empty: boolean;
  retry: () => void;
  children: ReactNode;
}) {
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const {
    id,
    'aria-invalid': invalid,
    'aria-required': required,
    'aria-describedby': described,
  } = input.attributes;
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) input.leave();
  };
  return (
    <Flex
      id={id}
      role={role}
      aria-label={title}
      aria-invalid={invalid}
      aria-required={role === 'radiogroup' ? required : undefined}
      aria-describedby={described}
      align="center"
      style={{ minHeight: token.controlHeight }}
      onBlur={leave}
    >
      {list.status === 'ready' || !empty ? (
        empty ? (
          <Typography.Text type="secondary">{text('noOptions')}</Typography.Text>
        ) : (
          children
        )
      ) : (
        <OptionsState status={list.status} retry={retry}>
          <span />
        </OptionsState>
      )}
    </Flex>
  );
}
