import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, useContext, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { SystemStageContext } from './SystemStageContext.ts';
import { useRoles } from '../../editors/pickers/useRoles.ts';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';

/** Every menu, whoever sees it. */
const EVERY = '';

/** The system as its users meet it, in the role that is chosen; it follows each change. */
export const SystemPreview = observer(function SystemPreview() {
  const { document } = useSystem();
  const text = useText(systemLocale);
  const { roles } = useRoles();
  const [role, setRole] = useState(EVERY);
  const Stage = useContext(SystemStageContext);
  return (
    <section className="at-system-preview" aria-label={text('preview')}>
      <header>
        <h3>{text('preview')}</h3>
        <Select
          size="small"
          aria-label={text('seenBy')}
          value={role}
          popupMatchSelectWidth={false}
          options={[
            { value: EVERY, label: text('everyMenu') },
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setRole}
        />
      </header>
      {Stage === undefined ? (
        <p className="at-design-note">{text('noPreview')}</p>
      ) : (
        <Suspense>
          <Stage document={document} role={role === EVERY ? undefined : role} />
        </Suspense>
      )}
    </section>
  );
});
