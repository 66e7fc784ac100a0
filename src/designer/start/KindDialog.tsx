import { Modal } from 'antd';
import { Link } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { blankKinds } from '../../documents/blankDocument.ts';
import { kindHelps } from './kindHelps.ts';
import { startLocale } from './start.locale.ts';
import './start.css';

/** Which kind of document is begun. */
export const KindDialog = observer(function KindDialog({ close }: { close: () => void }) {
  const { locale } = useRoot();
  const text = useText(startLocale);
  return (
    <Modal open width={640} title={text('chooseKind')} footer={null} onCancel={close}>
      <p className="at-begin-note">{text('chooseKindHelp')}</p>
      <ul className="at-begin-kinds">
        {blankKinds.map((kind) => (
          <li key={kind}>
            <Link to={`/design/${kind}`} replace>
              <strong>{locale.localise(kindTitles[kind])}</strong>
              <small>{locale.localise(kindHelps[kind] ?? '')}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  );
});
