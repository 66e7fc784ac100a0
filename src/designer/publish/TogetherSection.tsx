import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { keyOf } from './publishCalls.ts';
import type { PublishModel } from './PublishModel.ts';
import { publishLocale } from './publish.locale.ts';

/** Drafts that have to do with it, of which those that are chosen are published with it. */
export const TogetherSection = observer(function TogetherSection({
  publication,
}: {
  publication: PublishModel;
}) {
  const { locale } = useRoot();
  const text = useText(publishLocale);
  const { offered, chosen, status } = publication;
  return (
    <>
      <p className="at-publish-quiet">{text('togetherHint')}</p>
      <ul className="at-publish-together">
        {offered.map((other) => {
          const { kind, name, version, by, why } = other;
          const state = version === null ? text('neverPublished') : text('newerThan', { version });
          return (
            <li key={keyOf(other)}>
              <Checkbox
                checked={chosen.has(keyOf(other))}
                disabled={status === 'publishing'}
                onChange={({ target }) => void publication.choose(other, target.checked)}
              >
                {name} <small>{locale.localise(kindTitles[kind])}</small>
              </Checkbox>
              <small className="at-publish-quiet">
                {[state, text(`why_${why}`), text('savedBy', { by })].join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </>
  );
});
