import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ErrorView } from './ErrorView.tsx';
import { refusedSystemLocale } from './refusedSystem.locale.ts';

/** A system that the role has no menu of: says so to who may not change that, with what can be done about it. */
export const RefusedSystem = observer(function RefusedSystem({ name }: { name: string }) {
  const { session } = useRoot();
  const text = useText(refusedSystemLocale);
  const { roles, currentRole } = session;
  const role = roles.find(({ groupid }) => groupid === currentRole)?.groupname;
  const reason = role === undefined ? text('noRole', { name }) : text('role', { name, role });
  const way = text(roles.length > 1 ? 'otherRole' : 'ask');
  return <ErrorView code="403" title={text('title')} description={`${reason}\n${way}`} />;
});
