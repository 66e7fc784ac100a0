import { Alert, Button, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { titled } from '../../schemas/text.ts';
import { startLocale } from './start.locale.ts';
import type { StartModel } from './StartModel.ts';

/** The system that a new document belongs to; where there is nothing to choose, it says so. A system is its own. */
export const SystemField = observer(function SystemField({ model }: { model: StartModel }) {
  const { locale } = useRoot();
  const text = useText(startLocale);
  const { owners, ownersFailure, system, kind } = model;
  if (kind === 'system') return null;
  return (
    <Form.Item label={text('system')} htmlFor="at-begin-system" required help={text('systemHelp')}>
      {ownersFailure !== undefined && (
        <Alert
          type="error"
          message={text('systemsFailed', { why: ownersFailure })}
          action={
            <Button size="small" onClick={() => void model.loadOwners(new AbortController().signal)}>
              {text('retry')}
            </Button>
          }
        />
      )}
      <SearchSelect<string>
        id="at-begin-system"
        {...(system !== undefined && { value: system })}
        loading={owners === undefined && ownersFailure === undefined}
        notFoundContent={text('noSystems')}
        options={(owners ?? []).map(({ id, name }) => ({
          value: id,
          label: id === '' ? name : titled(name, id, locale.locale),
        }))}
        onChange={(id) => model.setSystem(id)}
      />
    </Form.Item>
  );
});
