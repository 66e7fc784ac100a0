import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { tintOf } from '../../parts/systemIcon.ts';

/** The sign of a flow on a tint that is always the same for the same flow. */
export function FlowIcon({ flow, icon }: { flow: string; icon: string | null }) {
  const { Icon } = useRoot().platform.chrome;
  const known = icon !== null && /^(?:fa fa-)?[a-z][a-z-]*$/.test(icon);
  return (
    <span className="at-system-icon at-system-icon-small" data-tint={tintOf(flow)} aria-hidden>
      <Icon name={known ? icon : 'audit'} />
    </span>
  );
}
