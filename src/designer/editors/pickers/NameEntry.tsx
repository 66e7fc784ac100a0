import { Input } from 'antd';
import { useState } from 'react';
import { FIELD_CODE } from '../../../schemas/kinds.ts';

interface NameEntryProps {
  id?: string;
  label: string;
  disabled: boolean;
  /** Names that are there already. */
  taken: readonly string[];
  add: (name: string) => void;
}

const NAME = new RegExp(FIELD_CODE);

/** Takes a name that nobody declares, by Enter. */
export function NameEntry({ id, label, disabled, taken, add }: NameEntryProps) {
  const [typed, type] = useState('');
  const isWrong = typed !== '' && (!NAME.test(typed) || taken.includes(typed));
  const take = (): void => {
    if (typed === '' || isWrong) return;
    add(typed);
    type('');
  };
  return (
    <Input
      {...(id !== undefined && { id })}
      size="small"
      aria-label={label}
      placeholder={label}
      value={typed}
      disabled={disabled}
      status={isWrong ? 'error' : ''}
      onChange={({ target }) => type(target.value.trim())}
      onPressEnter={take}
      onBlur={take}
    />
  );
}
