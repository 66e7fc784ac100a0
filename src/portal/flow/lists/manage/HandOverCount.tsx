import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { type Loaded, useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowPerson } from '../../../../schemas/wire/flowInstance.ts';
import { countHandOver } from '../listCalls.ts';
import { manageLocale } from './manage.locale.ts';

interface HandOverCounted {
  /** Undefined: it is not known yet from whom to whom. */
  readonly count: Loaded<number> | undefined;
  /** Giver and taker are one. */
  readonly isSame: boolean;
  /** What the call is asked; undefined where somebody is missing. */
  readonly param: Readonly<Record<string, unknown>> | undefined;
}

/** How many tasks would go over, as soon as it is known from whom to whom. */
export function useHandOverCount(
  from: FlowPerson | null,
  to: FlowPerson | null,
  flows: readonly string[],
): HandOverCounted {
  const { client } = useRoot();
  const [giver, taker] = [from?.value, to?.value];
  const named = flows.join();
  const isSame = giver !== undefined && giver === taker;
  const param =
    giver === undefined || taker === undefined
      ? undefined
      : { from: giver, to: taker, ...(named !== '' && { flowIds: named.split(',') }) };
  const asked = param === undefined || isSame ? '' : JSON.stringify(param);
  const load = useCallback(
    () => countHandOver(client, JSON.parse(asked) as Record<string, unknown>),
    [client, asked],
  );
  const { loaded } = useLoaded(asked === '' ? undefined : load);
  return { count: asked === '' ? undefined : loaded, isSame, param };
}

/** How many tasks would go over, in words. */
export const HandOverCount = observer(function HandOverCount({ count }: { count: Loaded<number> }) {
  const text = useText(manageLocale);
  if (count.status === 'loading') return <p role="status">{text('counting')}</p>;
  if (count.status === 'failed')
    return (
      <Alert type="warning" showIcon message={text('countFailed')} description={messageOf(count.error)} />
    );
  const none = count.value === 0;
  return (
    <Alert
      type={none ? 'warning' : 'info'}
      showIcon
      message={none ? text('nothingToMove') : text('willMove', { n: count.value })}
    />
  );
});
