import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Design } from '../frame/DesignContext.ts';
import { useModuleForm } from '../panel/useModuleForm.ts';
import { FailureList } from '../tests/FailureList.tsx';
import { partNames, partToSelect } from '../tests/partNames.ts';
import { testsLocale } from '../tests/tests.locale.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { keyOf } from './publishCalls.ts';
import type { PublishModel } from './PublishModel.ts';
import { publishLocale } from './publish.locale.ts';

interface TestsSectionProps {
  publication: PublishModel;
  session: Design;
  /** Leads to a part of the document, behind the dialog. */
  goTo: (key: string) => void;
}

/** The tests of what is published, and those of other documents that would fail; of each that fails why. */
export const TestsSection = observer(function TestsSection({
  publication,
  session,
  goTo,
}: TestsSectionProps) {
  const text = useText(publishLocale);
  const words = useText(testsLocale);
  const { locale } = useRoot();
  const { model } = session;
  const { form } = useModuleForm(model);
  const { document } = model;
  const own = document.kind === 'form' ? document : form;
  const lang = locale.locale;
  const whole = words('ofDocument');
  const nameOf = useMemo(() => partNames(model, own, { locale: lang, whole }), [model, own, lang, whole]);
  const { failing, review, key, rollsBack } = publication;
  const count = review?.tests.length ?? 0;
  if (failing.length === 0)
    return (
      <p className="at-publish-quiet">
        <CheckCircleOutlined aria-hidden /> {text('testsPassed', { count })}
      </p>
    );
  const select = (part: string): (() => void) | undefined => {
    const there = partToSelect(model, own, part);
    return there === undefined ? undefined : () => goTo(there);
  };
  return (
    <>
      <p>{text('testsHint', { count, failed: failing.length })}</p>
      <ul className="at-publish-users">
        {failing.map((each) => {
          const isOwn = keyOf(each) === keyOf(key);
          return (
            <li key={`${keyOf(each)} ${each.test}`}>
              {each.notRun === true ? (
                <ClockCircleOutlined aria-label={words('notRun')} />
              ) : (
                <CloseCircleOutlined aria-label={words('failed')} />
              )}{' '}
              <strong>{each.title}</strong>{' '}
              {!isOwn && <DocumentLink kind={each.kind} id={each.id} name={each.name} />}
              <FailureList
                failures={each.failures}
                nameOf={isOwn ? nameOf : (part) => (part === 'document' ? whole : part)}
                goTo={isOwn && !rollsBack ? select : () => undefined}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
});
