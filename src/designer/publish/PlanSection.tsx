import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText, type TextOf } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { needsAcceptance } from '../../documents/plan/needsAcceptance.ts';
import { listed } from '../../schemas/text.ts';
import type { AtriumDocument, FormDocument } from '../../schemas/documents/index.ts';
import { fetchWorking } from '../core/designCalls.ts';
import { PlanList } from './PlanList.tsx';
import { fetchVersion, keyOf, type PlanOf } from './publishCalls.ts';
import type { PublishModel } from './PublishModel.ts';
import { publishLocale } from './publish.locale.ts';

interface PlanSectionProps {
  publication: PublishModel;
  /** The document as it is published, and as users have it: titles are told instead of codes. */
  after: AtriumDocument | undefined;
  before: AtriumDocument | undefined;
}

/** What publishing does to the records of forms. Where values are lost, somebody has to say that they know. */
export const PlanSection = observer(function PlanSection({ publication, after, before }: PlanSectionProps) {
  const { locale } = useRoot();
  const text = useText(publishLocale);
  const plans = publication.review?.plans ?? [];
  return plans.map((plan) => {
    const isOwn = keyOf(plan) === keyOf(publication.key);
    const name = publication.offered.find((other) => keyOf(other) === keyOf(plan))?.name ?? plan.id;
    return (
      <div key={keyOf(plan)} className="at-publish-plan">
        {!isOwn && <h4>{text('planOf', { name })}</h4>}
        {isOwn ? (
          <PlanList plan={plan.plan} form={formIn(after)} before={formIn(before)} />
        ) : (
          <PlanOfOther plan={plan} />
        )}
        {needsAcceptance(plan) && (
          <Checkbox
            checked={publication.isAccepted(plan)}
            disabled={publication.status === 'publishing'}
            onChange={({ target }) => publication.accept(plan, target.checked)}
          >
            {text('acceptPlan', { figures: listed(figuresOf(plan, text), locale.locale) })}
          </Checkbox>
        )}
      </div>
    );
  });
});

/** The plan of another form: until its titles have come, its fields are told by their codes. */
function PlanOfOther({ plan: { kind, id, plan } }: { plan: PlanOf }) {
  const { client } = useRoot();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { document, version } = await fetchWorking(client, { kind, id }, signal);
      return [document, await fetchVersion(client, { kind, id }, version, signal)] as const;
    },
    [client, kind, id],
  );
  const { loaded } = useLoaded(load);
  const [after, before] = loaded.status === 'ready' ? loaded.value : [];
  return <PlanList plan={plan} form={formIn(after)} before={formIn(before)} />;
}

const formIn = (document: AtriumDocument | undefined): FormDocument | undefined =>
  document?.kind === 'form' ? document : undefined;

/** How many values are lost in which way. */
function figuresOf({ plan }: PlanOf, text: TextOf<keyof typeof publishLocale.texts.zhCN>): readonly string[] {
  const dropped = sum(plan.map(({ op, rows }) => (op === 'drop' ? rows : 0)));
  const failing = sum(
    plan.map(({ op, failing: lost = 0 }) => (op === 'convert' || op === 'narrow' ? lost : 0)),
  );
  const converted = sum(plan.map(({ op, rows }) => (op === 'convert' ? rows : 0)));
  return [
    ...(dropped > 0 ? [text('acceptDrop', { count: dropped })] : []),
    ...(converted > 0 ? [text('acceptConvert', { count: converted })] : []),
    ...(failing > 0 ? [text('acceptFail', { count: failing })] : []),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
