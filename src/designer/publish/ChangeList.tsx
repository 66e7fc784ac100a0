import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { Button } from 'antd';
import { partChanges } from '../../documents/diff/partChanges.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { localise } from '../../schemas/text.ts';
import { useRoleName } from '../editors/pickers/useRoles.ts';
import { publishLocale } from './publish.locale.ts';
import { sayChange } from './sayChange.ts';

/** Sentences that are shown until all are asked for. */
const FIRST = 8;

/** What is different between two documents, a sentence for each part. */
export const ChangeList = observer(function ChangeList({
  before,
  after,
}: {
  before: AtriumDocument;
  after: AtriumDocument;
}) {
  const { locale, platform } = useRoot();
  const text = useText(publishLocale);
  const roleName = useRoleName();
  const [isWhole, showWhole] = useState(false);
  const { metas } = platform.vocabulary;
  const changes = useMemo(() => partChanges(before, after, metas), [before, after, metas]);
  if (changes.length === 0) return <p className="at-publish-quiet">{text('noChange')}</p>;
  const titles = titlesIn(before, after);
  const fieldTitle = (code: string): string | undefined => {
    const title = titles.get(code);
    return title === undefined ? undefined : localise(title, locale.locale);
  };
  const shown = isWhole ? changes : changes.slice(0, FIRST);
  return (
    <>
      <ul className="at-publish-changes">
        {shown.map((change) => (
          <li key={`${change.kind} ${change.part.key}`} data-change={change.kind}>
            {sayChange(change, { text, metas, locale: locale.locale, fieldTitle, roleName })}
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button size="small" type="link" onClick={() => showWhole(true)}>
          {text('allChanges', { count: changes.length })}
        </Button>
      )}
    </>
  );
});

/** Titles of the fields that a form has or had, by code. */
const titlesIn = (...documents: readonly AtriumDocument[]) =>
  new Map(
    documents.flatMap((document) =>
      document.kind === 'form'
        ? document.fields.flatMap(({ name, title }) => (title === undefined ? [] : [[name, title] as const]))
        : [],
    ),
  );
