import { Alert } from 'antd';
import { useText, type TextOf } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { listed, type Locale } from '../../schemas/text.ts';
import { connectFailures } from '../../schemas/wire/connectFailure.ts';
import type { AnswerFault, InterfaceTry } from '../../schemas/wire/interface.ts';
import { kindsLocale } from '../steps/kinds.locale.ts';
import { numberOf, type KindsText } from '../steps/sayStep.ts';
import { interfaceLocale } from './interface.locale.ts';
import { readPlace } from './kinds/sql/faultMark.ts';
import { pathTitle } from './pathTitle.ts';
import { TriedSteps } from './TriedSteps.tsx';
import { triedLocale } from './tried.locale.ts';

type Failed = Extract<InterfaceTry, { ok: false }>;
type Text = TextOf<keyof (typeof triedLocale.texts)['zhCN']>;

const FAILURES = [...connectFailures, 'disabled'] as const;
const SOURCE = ['timeout', 'tooLarge', 'platform'] as const;

/** What a source came to; undefined where it only did not succeed. */
function causeOf({ reason, failure, fault }: Failed, text: Text): string | undefined {
  if (fault?.code === 'status' && fault.status >= 300 && fault.status < 400)
    return text('redirect', { status: fault.status });
  if (fault !== undefined) return text(fault.code, { ...fault });
  if (reason === 'unavailable') return text(FAILURES.find((known) => known === failure) ?? 'other');
  const source = SOURCE.find((known) => known === reason);
  return source && text(source);
}

/** The step that failed, by its name or else by its number; of those that stand in each other the innermost. */
function failedStep({ steps = [] }: Failed, kinds: KindsText): string | undefined {
  const failed = steps.filter(({ outcome }) => outcome === 'failed');
  const [innermost] = failed.sort((one, other) => other.at.length - one.at.length);
  return innermost && (innermost.name ?? numberOf(innermost.at, kinds));
}

function titleOf(outcome: Failed, isHttp: boolean, text: Text, kinds: KindsText): string {
  const at = readPlace(outcome.place);
  if (at) return text('failedAt', { line: at.line, column: at.column });
  const why = causeOf(outcome, text);
  const step = failedStep(outcome, kinds);
  if (step === undefined) return why ?? text(isHttp ? 'unusable' : 'failed');
  if (outcome.errors !== undefined) return text('refusedStep', { step });
  return why === undefined ? text('failedStep', { step }) : text('atStep', { step, why });
}

/** Where the rows could be, for who has to say it. */
function listsOf(fault: AnswerFault | undefined, text: Text, locale: Locale): string | undefined {
  if (fault?.code !== 'noList') return undefined;
  const lists = fault.lists.map((path) => path || text('isItself'));
  return lists.length === 0 ? text('noLists') : text('listsAt', { lists: listed(lists, locale) });
}

/** Why a try came to nothing, in the reader's language; below it what the source said, in its own words. */
export function TryFailure({ outcome, isHttp }: { outcome: Failed; isHttp: boolean }) {
  const { locale } = useRoot();
  const text = useText(triedLocale);
  const kinds = useText(kindsLocale);
  const words = useText(interfaceLocale);
  const { fault, errors = [], message } = outcome;
  // Within a chain, or an input of what its step calls.
  const titleAt = (path: string): string =>
    path.startsWith('steps.') ? pathTitle(`composed.${path}`, words) : `${words('input')} ${path}`;
  const own = listsOf(fault, text, locale.locale);
  // What the product found out itself needs no other words than those of the service.
  const said = fault === undefined ? message : 'says' in fault ? fault.says : undefined;
  return (
    <>
      <Alert
        type="error"
        showIcon
        message={titleOf(outcome, isHttp, text, kinds)}
        description={
          (own !== undefined || errors.length > 0 || said !== undefined) && (
            <>
              {own}
              {errors.map(({ path, message: why }) => (
                <div key={path}>{text('refusedInput', { name: titleAt(path), why })}</div>
              ))}
              {said !== undefined && <code className="at-interface-message">{said}</code>}
            </>
          )
        }
      />
      <TriedSteps steps={outcome.steps ?? []} />
    </>
  );
}
