import { observer } from 'mobx-react-lite';
import { setMember } from '../../../documents/edit/setMember.ts';
import type { Part } from '../../../documents/parts/part.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Source } from '../../../schemas/source.ts';
import { useDesign } from '../../frame/DesignContext.ts';
import { PropList } from '../../settings/PropField.tsx';
import { recordOf } from '../../settings/recordOf.ts';
import { SourceFields } from './SourceFields.tsx';
import { sourcesLocale } from './sources.locale.ts';
import { TrySource } from './TrySource.tsx';

interface SourcePartProps {
  part: Part;
  /** What is wrong at a JSON pointer of the document. */
  problemsAt: (pointer: string) => readonly string[];
}

/** A source of the document in the panel: what it brings, and a try. When it loads stands below, as of other parts. */
export const SourcePart = observer(function SourcePart({ part, problemsAt }: SourcePartProps) {
  const { model } = useDesign();
  const text = useText(sourcesLocale);
  const source: Partial<Source> = recordOf(part.value);
  return (
    <section className="at-panel-section" aria-label={text('settings')}>
      <SourceFields
        value={source}
        List={PropList}
        problemsAt={(pointer) => problemsAt(`${part.pointer}${pointer}`)}
        change={(next, typing) =>
          model.run(setMember([part.key], '', next, part.name), `${part.key} ${typing}`)
        }
      />
      <TrySource key={part.key} source={source} />
    </section>
  );
});
