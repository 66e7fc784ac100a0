import { useText } from '../../runtime/locale/useText.ts';
import { MemberField, type MemberFieldProps } from '../fields/MemberField.tsx';
import { interfaceLocale } from './interface.locale.ts';
import { pathTitle } from './pathTitle.ts';

/** A member of an interface's definition, whose own members are named as the screen names them. */
export function InterfaceField({
  isJson = false,
  ...props
}: Omit<MemberFieldProps, 'nameOf'> & {
  /** It is typed as JSON: its members are named as they stand there as well. */
  isJson?: boolean;
}) {
  const text = useText(interfaceLocale);
  const nameOf = (path: string): string => {
    const title = pathTitle(path, text);
    return isJson ? text('jsonMember', { title, name: path.slice(props.path.length + 1) }) : title;
  };
  return <MemberField {...props} nameOf={nameOf} />;
}
