import { WarningOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { fieldRight } from '../../../../documents/edit/grants.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { FormDocument } from '../../../../schemas/documents/index.ts';
import type { GrantColumn } from './grantColumns.ts';
import { rightsLocale } from './rights.locale.ts';
import { useSaidGrant } from './useSaidGrant.ts';

interface RightsSentencesProps {
  columns: readonly GrantColumn[];
  form: Pick<FormDocument, 'fields'>;
  /** Whom a sentence begins with; absent: who it is stands around. */
  titleOf?: (column: GrantColumn) => string;
  problemsAt: (pointer: string) => readonly string[];
}

/** What each role may do, in a sentence, with what is wrong about it. */
export const RightsSentences = observer(function RightsSentences(props: RightsSentencesProps) {
  const { columns, form, titleOf, problemsAt } = props;
  const text = useText(rightsLocale);
  const say = useSaidGrant();
  const codes = form.fields.map(({ name }) => name);
  const sentence = (column: GrantColumn): string => {
    const { grant } = column;
    const rights = codes.map((code) => fieldRight(grant, code));
    const read = rights.filter((right) => right !== 'none').length;
    const written = rights.filter((right) => right === 'write').length;
    const share = (all: boolean, count: number) => (all ? 'All' : count > 0 ? 'Some' : 'None');
    const said = text('sentence', {
      ...say(grant),
      reads: text(`reads${share(grant.read === '*' || grant.write === '*', read)}`, { count: read }),
      writes: text(`writes${share(grant.write === '*', written)}`, { count: written }),
    });
    return titleOf === undefined ? said : text('ofRole', { role: titleOf(column), said });
  };
  return (
    <ul className="at-rights-said" tabIndex={0}>
      {columns.map((column) => (
        <li key={`${column.key} ${column.role}`}>
          {sentence(column)}
          {problemsAt(column.pointer).map((problem) => (
            <span key={problem} className="at-parttable-wrong">
              <WarningOutlined aria-hidden /> {problem}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
});
