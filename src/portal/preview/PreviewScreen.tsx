import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { PreviewChoices } from './choices.ts';
import { HiddenParts } from './HiddenParts.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewModel } from './PreviewModel.ts';
import { previewPath } from './previewPath.ts';
import { previewScreenLocale } from './previewScreen.locale.ts';
import './previewScreen.css';

/** The page that runs in a preview, for tools beside it. */
export interface RunningPreview {
  /** What is previewed, as it is designed. */
  readonly document: AtriumDocument;
  readonly choices: PreviewChoices;
  /**
   * The stores of the page, with what its inspector knows; undefined until it has begun. They are another window's: what
   * they hold is read when it is wanted, nothing here follows it by itself.
   */
  readonly root: RootStore | undefined;
}

interface PreviewScreenProps {
  document: AtriumDocument;
  /** Where the draft is seen as oneself. */
  ownAddress: string;
  choices: PreviewChoices;
  choose: (choices: PreviewChoices) => void;
  leave: () => void;
  /** Further tools in the bar. */
  tools?: (running: RunningPreview) => ReactNode;
}

/** A document as others will see it: as a role or a person, with a record, at a time, on a device. */
export const PreviewScreen = observer(function PreviewScreen(props: PreviewScreenProps) {
  const { document, ownAddress, choices, choose, leave, tools } = props;
  const { client } = useRoot();
  const text = useText(previewScreenLocale);
  const [model] = useState(() => new PreviewModel(client));
  const { role, user, record, at } = choices;
  useEffect(() => {
    const controller = new AbortController();
    void model.loadRoles(controller.signal);
    return () => {
      controller.abort();
    };
  }, [model]);
  const look = useCallback(
    () => void model.look({ role, user, record, at }),
    [model, role, user, record, at],
  );
  useEffect(look, [look]);
  const failure = model.failure ?? model.rolesFailure;
  const running: RunningPreview = { document, choices, root: model.running };
  return (
    <div className="at-preview">
      <PreviewBar
        model={model}
        document={document}
        choices={choices}
        change={(part) => {
          choose({ ...choices, ...part });
        }}
        leave={leave}
        tools={tools?.(running)}
      />
      {failure !== undefined && (
        <Alert
          type="error"
          showIcon
          message={text(model.failure === undefined ? 'rolesFailed' : 'failed')}
          description={failure}
          action={
            <Button onClick={() => void model.retry({ role, user, record, at })}>{text('retry')}</Button>
          }
        />
      )}
      {role !== undefined && (
        <div className="at-preview-notes">
          {at !== undefined && <p>{text('atFollows')}</p>}
          {user === undefined && <p>{text('nobody')}</p>}
          <HiddenParts model={model} document={document} role={role} />
        </div>
      )}
      <div className="at-preview-body">
        {role === undefined ? (
          <RoleQuestion
            model={model}
            ownAddress={ownAddress}
            choose={(next) => choose({ ...choices, role: next })}
          />
        ) : (
          <PreviewFrame
            model={model}
            choices={choices}
            path={previewPath(document, choices)}
            title={text('frame')}
            over={look}
          />
        )}
      </div>
    </div>
  );
});

interface RoleQuestionProps {
  model: PreviewModel;
  ownAddress: string;
  choose: (role: string) => void;
}

/** Asked where the address does not say it. */
const RoleQuestion = observer(function RoleQuestion({ model, ownAddress, choose }: RoleQuestionProps) {
  const { locale, platform } = useRoot();
  const text = useText(previewScreenLocale);
  const { Loading } = platform.chrome;
  const { roles } = model;
  if (roles === undefined) return model.rolesFailure === undefined ? <Loading shape="page" /> : null;
  return (
    <section className="at-preview-question" aria-label={text('choose')}>
      <h2>{text('choose')}</h2>
      <p>{text(roles.length === 0 ? 'noRoles' : 'chooseHint')}</p>
      <div className="at-preview-roles">
        {roles.map(({ value, label }) => (
          <Button key={value} size="large" onClick={() => choose(value)}>
            {locale.localise(label)}
          </Button>
        ))}
      </div>
      <a href={ownAddress}>{text('asMyself')}</a>
    </section>
  );
});
