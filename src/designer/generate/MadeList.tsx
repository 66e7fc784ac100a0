import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useAnchor } from '../../runtime/render/useAnchor.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { type Draft, nameOf, type PublishedDraft } from './generateCalls.ts';
import { generateLocale } from './generate.locale.ts';

interface MadeListProps {
  made: readonly Draft[];
  published: readonly PublishedDraft[] | undefined;
}

/** What was made, each a link to its designer, and as which version it was published. */
export const MadeList = observer(function MadeList({ made, published }: MadeListProps) {
  const { locale } = useRoot();
  const text = useText(generateLocale);
  const anchorOf = useAnchor();
  const versions = new Map(published?.map((each) => [nameOf(each), each.version]));
  return (
    <>
      <Alert
        type="success"
        message={text(published === undefined ? 'made' : 'allPublished')}
        {...(published === undefined && { description: text('publishing') })}
      />
      <ul className="at-generate-made">
        {made.map((draft) => {
          const version = versions.get(nameOf(draft));
          return (
            <li key={nameOf(draft)}>
              <span>{locale.localise(kindTitles[draft.kind])}</span>{' '}
              <a {...anchorOf(`/design/${draft.kind}/${draft.id}`, false)}>{draft.name}</a>{' '}
              <code>{draft.id}</code>
              {version !== undefined && <small> {text('published', { version })}</small>}
            </li>
          );
        })}
      </ul>
    </>
  );
});
