import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { same } from '../../documents/same.ts';
import { listed } from '../../schemas/text.ts';
import type { StoredInterface } from '../../schemas/wire/interface.ts';
import { FindingLinks } from './FindingLinks.tsx';
import type { InterfaceModel } from './InterfaceModel.ts';
import { interfaceLocale } from './interface.locale.ts';
import { useTitled } from '../fields/useTitled.ts';

/** What the server has against it as a whole: findings with the way to them, a revision of somebody else, a fault. */
export const Notices = observer(function Notices({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const titled = useTitled();
  const { affected, failure, conflict, findings } = model;
  return (
    <>
      {affected && affected.users.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text(affected.why)}
          description={
            <ul className="at-interface-findings">
              {affected.users.map(({ id, name }) => (
                <li key={id}>
                  {affected.why === 'brokenCallers' ? (
                    <Link to={`/interface/${id}`}>{titled({ name: id, title: name })}</Link>
                  ) : (
                    titled({ name: id, title: name })
                  )}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {failure !== undefined && <Alert type="error" showIcon message={failure} />}
      {conflict && <Conflict model={model} conflict={conflict} />}
      {findings.list.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={text('toMend', { count: findings.list.length })}
          description={<FindingLinks findings={findings} />}
        />
      )}
    </>
  );
});

/** Somebody else was faster: nothing that was typed is lost until the person says so. */
const Conflict = observer(function Conflict({
  model,
  conflict,
}: {
  model: InterfaceModel;
  conflict: StoredInterface;
}) {
  const { ui, session, locale } = useRoot();
  const text = useText(interfaceLocale);
  const mine = new Map<string, unknown>(Object.entries(model.definition));
  const other = new Map<string, unknown>(Object.entries(conflict.definition));
  const parts = PARTS.filter((name) => !same(mine.get(name), other.get(name)));
  const names = parts.map((name) => text(name));
  const giveUp = async (): Promise<void> => {
    const agreed = await ui.confirm({
      title: text('giveUpTitle'),
      content: text('giveUpText'),
      danger: true,
    });
    if (agreed) model.giveUp();
  };
  const overwrite = async (): Promise<void> => {
    if (await model.overwrite()) ui.message('success', text('saved'));
  };
  const isOwn = conflict.updatedBy === session.login?.userBaseInfo.userId;
  const time = locale.dateTime(conflict.updatedAt);
  return (
    <Alert
      type="warning"
      showIcon
      message={text(isOwn ? 'conflictOwn' : 'conflict', { time })}
      description={
        <>
          <p>
            {parts.length === 0
              ? text('conflictSame')
              : text('conflictParts', { parts: listed(names, locale.locale) })}
          </p>
          <div className="at-field-line">
            <Button size="small" loading={model.work === 'save'} onClick={() => void overwrite()}>
              {text('overwrite')}
            </Button>
            <Button size="small" danger onClick={() => void giveUp()}>
              {text('giveUp')}
            </Button>
          </div>
        </>
      }
    />
  );
});

const PARTS = [
  'name',
  'kind',
  'answers',
  'writes',
  'sql',
  'http',
  'composed',
  'inputs',
  'outputs',
  'roles',
  'cacheSeconds',
  'deadline',
  'rows',
  'bytes',
] as const;
