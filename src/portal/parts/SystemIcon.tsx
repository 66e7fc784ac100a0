import { observer } from 'mobx-react-lite';
import { isImageAddress } from '../../documents/ruleFormats.ts';
import { safeImageUrl } from '../../documents/safeUrl.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { SystemEntry } from '../../schemas/wire/system.ts';
import { tintOf } from './systemIcon.ts';

/** A system's sign: an image, or an icon of the portal's set on its own tint. */
export const SystemIcon = observer(function SystemIcon({
  system,
  size,
}: {
  system: SystemEntry;
  size: 'small' | 'large';
}) {
  const { session, platform } = useRoot();
  const { Icon } = platform.chrome;
  const icon = system.icon ?? '';
  const prefix = session.container?.filePrefix ?? '';
  const image = isImageAddress(icon)
    ? safeImageUrl(/^(https?:|data:|\/)/i.test(icon) ? icon : `${prefix}${icon}`)
    : undefined;
  return (
    <span className={`at-system-icon at-system-icon-${size}`} data-tint={tintOf(system.id)}>
      {image === undefined ? (
        <Icon name={/^(?:fa fa-)?[a-z][a-z-]*$/.test(icon) ? icon : 'appstore'} />
      ) : (
        <img src={image} alt="" />
      )}
    </span>
  );
});
