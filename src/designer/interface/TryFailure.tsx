import { Alert } from 'antd';
import { useText, type TextOf } from '../../runtime/locale/useText.ts';
import { connectFailures } from '../../schemas/wire/connectFailure.ts';
import type { AnswerFault, InterfaceTry } from '../../schemas/wire/interface.ts';
import { readPlace } from './kinds/sql/faultMark.ts';
import { TriedSteps } from './TriedSteps.tsx';
import { triedLocale } from './tried.locale.ts';

type Failed = Extract<InterfaceTry, { ok: false }>;
type Text = TextOf<keyof (typeof triedLocale.texts)['zhCN']>;

const SOURCE = ['timeout', 'tooLarge', 'platform'] as const;

function titleOf({ place, reason, failure, fault }: Failed, isHttp: boolean, text: Text): string {
  const at = readPlace(place);
  if (at) return text('failedAt', { line: at.line, column: at.column });
  if (fault?.code === 'status') return text('status', { status: fault.status });
  if (fault !== undefined) return text(fault.code);
  if (reason === 'unavailable') return text(connectFailures.find((known) => known === failure) ?? 'other');
  return text(SOURCE.find((known) => known === reason) ?? (isHttp ? 'unusable' : 'failed'));
}

/** Where the rows could be, for who has to say it. */
function listsOf(fault: AnswerFault | undefined, text: Text): string | undefined {
  if (fault?.code !== 'noList') return undefined;
  const lists = fault.lists.map((path) => path || text('isItself')).join('、');
  return lists === '' ? text('noLists') : text('listsAt', { lists });
}

/** Why a try came to nothing, in the reader's language; below it what the source said, in its own words. */
export function TryFailure({ outcome, isHttp }: { outcome: Failed; isHttp: boolean }) {
  const text = useText(triedLocale);
  // What the product found out itself needs no other words.
  const own = listsOf(outcome.fault, text);
  const said = outcome.fault === undefined && <code className="at-interface-message">{outcome.message}</code>;
  return (
    <>
      <Alert
        type="error"
        showIcon
        message={titleOf(outcome, isHttp, text)}
        description={own ?? (said || undefined)}
      />
      <TriedSteps steps={outcome.steps ?? []} />
    </>
  );
}
