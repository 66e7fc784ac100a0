import { useText } from '../../runtime/locale/useText.ts';
import { MemberField, type MemberFieldProps } from '../fields/MemberField.tsx';
import { interfaceLocale } from './interface.locale.ts';
import { pathTitle } from './pathTitle.ts';

/** A member of an interface's definition, whose own members are named as the screen names them. */
export function InterfaceField(props: Omit<MemberFieldProps, 'nameOf'>) {
  const text = useText(interfaceLocale);
  return <MemberField {...props} nameOf={(path) => pathTitle(path, text)} />;
}
