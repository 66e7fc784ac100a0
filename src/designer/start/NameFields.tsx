import { Button, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { LONGEST_NAME } from '../../schemas/kinds.ts';
import { startLocale } from './start.locale.ts';
import type { StartModel } from './StartModel.ts';

/** How a new document is called, and by what id it is known. */
export const NameFields = observer(function NameFields({
  model,
  autoFocus,
}: {
  model: StartModel;
  autoFocus: boolean;
}) {
  const text = useText(startLocale);
  const { name, id, idFault, freeId } = model;
  const help =
    idFault === undefined ? (
      text('idHelp')
    ) : (
      <span role="alert">
        {text(idFault, { id })}
        {idFault === 'idTaken' && (
          <Button type="link" size="small" onClick={() => model.setId(freeId)}>
            {text('useFree', { id: freeId })}
          </Button>
        )}
      </span>
    );
  return (
    <div className="at-begin-names">
      <Form.Item label={text('name')} htmlFor="at-begin-name" required>
        <LimitedInput
          id="at-begin-name"
          autoFocus={autoFocus}
          limit={LONGEST_NAME}
          value={name}
          onChange={({ target }) => model.rename(target.value)}
        />
      </Form.Item>
      <Form.Item
        label={text('id')}
        htmlFor="at-begin-id"
        required
        help={help}
        {...(idFault !== undefined && { validateStatus: 'error' as const })}
      >
        <LimitedInput
          id="at-begin-id"
          limit={64}
          spellCheck={false}
          value={id}
          onChange={({ target }) => model.setId(target.value)}
        />
      </Form.Item>
    </div>
  );
});
