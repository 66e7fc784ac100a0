import { fromFormily } from 'atrium/src/runtime/form/formily/fromFormily.tsx';
import { useText } from 'atrium/src/runtime/locale/useText.ts';
import { Contacts, type ContactsProps } from '../library/Contacts.tsx';
import { contactsLocale } from './Contacts.locale.ts';
import { contactsMeta } from './Contacts.meta.ts';

/** The component in the reader's language. */
function ContactsHere(props: Omit<ContactsProps, 'words'>) {
  const text = useText(contactsLocale);
  const words = {
    name: text('name'),
    phone: text('phone'),
    add: text('add'),
    remove: text('remove'),
    first: text('first'),
  };
  return <Contacts {...props} words={words} />;
}

export default fromFormily(ContactsHere, contactsMeta);
