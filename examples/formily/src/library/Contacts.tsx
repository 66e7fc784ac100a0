import type { ArrayField } from '@formily/core';
import { observer, useField } from '@formily/react';
import { Button, Flex, Input } from 'antd';

interface Contact {
  name?: string;
  phone?: string;
}

/** Words of the component, for whoever writes it in another language. */
export interface ContactsWords {
  name: string;
  phone: string;
  add: string;
  remove: string;
  first: string;
}

export interface ContactsProps {
  words: ContactsWords;
  most?: number;
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  onBlur?: () => void;
}

/** People with their telephone numbers, one below the other; the first is called first. */
export const Contacts = observer(function Contacts({ words, most = 10, onBlur, ...told }: ContactsProps) {
  const field = useField<ArrayField<Contact>>();
  const contacts: readonly Contact[] = Array.isArray(field.value) ? field.value : [];
  if (field.pattern === 'readPretty') {
    return (
      <ul>
        {contacts.map(({ name = '', phone = '' }, index) => (
          <li key={index}>
            {name} {phone}
          </li>
        ))}
      </ul>
    );
  }
  const disabled = field.pattern !== 'editable';
  const change = (index: number, changed: Contact): void => {
    void field.onInput(contacts.map((each, at) => (at === index ? { ...each, ...changed } : each)));
  };
  return (
    <Flex
      vertical
      gap="small"
      role="group"
      id={told.id}
      aria-label={typeof field.title === 'string' ? field.title : undefined}
      aria-describedby={told['aria-describedby']}
      onBlur={onBlur}
    >
      {contacts.map((contact, index) => (
        <Flex key={index} gap="small" wrap>
          <Input
            style={{ flex: '1 1 120px' }}
            aria-invalid={told['aria-invalid']}
            aria-label={`${words.name} ${String(index + 1)}`}
            placeholder={words.name}
            value={contact.name ?? ''}
            disabled={disabled}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <Input
            style={{ flex: '1 1 120px' }}
            aria-label={`${words.phone} ${String(index + 1)}`}
            placeholder={words.phone}
            value={contact.phone ?? ''}
            disabled={disabled}
            onChange={({ target }) => change(index, { phone: target.value })}
          />
          <Button disabled={disabled || index === 0} onClick={() => void field.move(index, 0)}>
            {words.first}
          </Button>
          <Button disabled={disabled} onClick={() => void field.remove(index)}>
            {words.remove}
          </Button>
        </Flex>
      ))}
      <Button
        style={{ alignSelf: 'flex-start' }}
        disabled={disabled || contacts.length >= most}
        onClick={() => void field.push({})}
      >
        {words.add}
      </Button>
    </Flex>
  );
});
