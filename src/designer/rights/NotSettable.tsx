import { LockOutlined } from '@ant-design/icons';
import { useText } from '../../runtime/locale/useText.ts';
import type { Obstacle } from './settable.ts';
import { rolesLocale } from './roles.locale.ts';

/** Why what is shown cannot be set here by whoever looks. */
export function NotSettable({ why }: { why: Obstacle }) {
  const text = useText(rolesLocale);
  return (
    <span className="at-rights-quiet">
      <LockOutlined aria-hidden /> {text(why)}
    </span>
  );
}
