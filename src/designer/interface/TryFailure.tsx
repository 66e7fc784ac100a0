import { Alert } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import type { InterfaceTry } from '../../schemas/wire/interface.ts';
import { readPlace } from './kinds/sql/faultMark.ts';
import { tryFailureLocale } from './tryFailure.locale.ts';

const CONNECTION = [
  'address',
  'host',
  'refused',
  'unreachable',
  'timeout',
  'login',
  'database',
  'tls',
] as const;
const SOURCE = ['timeout', 'tooLarge', 'platform'] as const;

/** Why a try came to nothing, in the reader's language; below it what the source said, in its own words. */
export function TryFailure({
  outcome: { place, reason, failure, message },
  isHttp,
}: {
  outcome: Extract<InterfaceTry, { ok: false }>;
  isHttp: boolean;
}) {
  const text = useText(tryFailureLocale);
  const at = readPlace(place);
  const title = at
    ? text('failedAt', { line: at.line, column: at.column })
    : reason === 'unavailable'
      ? text(CONNECTION.find((known) => known === failure) ?? 'other')
      : text(SOURCE.find((known) => known === reason) ?? (isHttp ? 'unusable' : 'failed'));
  return (
    <Alert
      type="error"
      showIcon
      message={title}
      description={<code className="at-interface-message">{message}</code>}
    />
  );
}
