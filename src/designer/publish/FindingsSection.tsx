import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partLabel } from '../frame/partLabel.ts';
import { isReminder, partAt } from '../core/Problems.ts';
import { MissingTexts } from '../frame/MissingTexts.tsx';
import type { Design } from '../frame/DesignContext.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { keyOf, type ProblemOf } from './publishCalls.ts';
import type { PublishModel } from './PublishModel.ts';
import { publishLocale } from './publish.locale.ts';

interface FindingsSectionProps {
  publication: PublishModel;
  session: Design;
  /** Leads to a part of the document, behind the dialog. */
  goTo: (key: string) => void;
}

/** What the check finds in what users would have; and what it finds among the drafts alone, which stops nothing yet. */
export const FindingsSection = observer(function FindingsSection({
  publication,
  session,
  goTo,
}: FindingsSectionProps) {
  const text = useText(publishLocale);
  const { review, key, rollsBack } = publication;
  const { kind, id } = key;
  const found = review?.findings ?? [];
  const known = new Set(found.filter((each) => keyOf(each) === keyOf(key)).map(signOf));
  const ofDraft = rollsBack
    ? []
    : session.problems.found
        .map((each) => ({ ...each, kind, id }))
        .filter((each) => !known.has(signOf(each)));
  if (found.length + ofDraft.length === 0) return <p className="at-publish-quiet">{text('sound')}</p>;
  const all: readonly ProblemOf[] = [...found, ...ofDraft];
  const grave = all.filter((each) => !isReminder(each));
  const reminders = all.length - grave.length;
  const line = (each: ProblemOf, isLater: boolean) => (
    <li key={`${String(isLater)} ${keyOf(each)} ${signOf(each)}`} data-severity={each.severity}>
      {each.severity === 'error' && !isLater ? (
        <CloseCircleOutlined aria-label={text('error')} />
      ) : (
        <WarningOutlined aria-label={text('warning')} />
      )}
      <span>
        {keyOf(each) === keyOf(key) && !rollsBack ? (
          <OwnPart session={session} path={each.path} goTo={goTo} />
        ) : (
          <DocumentLink {...each} name={nameOf(publication, session, each)} />
        )}{' '}
        {each.message}
        {isLater && <small className="at-publish-quiet"> {text('ofDraft')}</small>}
      </span>
    </li>
  );
  return (
    <ul className="at-publish-findings">
      {grave.map((each) => line(each, !found.includes(each)))}
      {reminders > 0 && (
        <MissingTexts model={session.model} count={reminders} go={() => goTo(session.model.tree.root.key)} />
      )}
    </ul>
  );
});

const signOf = ({ code, path }: ProblemOf | Design['problems']['found'][number]): string => `${code} ${path}`;

const nameOf = ({ offered, key }: PublishModel, { model }: Design, each: ProblemOf): string =>
  keyOf(each) === keyOf(key)
    ? model.document.name
    : (offered.find((other) => keyOf(other) === keyOf(each))?.name ?? '');

function OwnPart({ session, path, goTo }: Pick<FindingsSectionProps, 'session' | 'goTo'> & { path: string }) {
  const { locale } = useRoot();
  const { tree, language } = session.model;
  const part = partAt(tree, path);
  return (
    <button type="button" className="at-plain at-publish-part" onClick={() => goTo(part.key)}>
      {partLabel(part, language.metas, locale.locale).title}
    </button>
  );
}
