import { observer } from 'mobx-react-lite';
import { toText } from '../../../conditions/index.ts';
import { fieldText, readableValue } from '../../../documents/fieldText.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { textContext } from '../../../runtime/render/textContext.ts';
import type { FlowEntry } from '../../../schemas/wire/flowDetail.ts';
import { flowPartsLocale } from './flowParts.locale.ts';

/** What somebody changed of the form: each field as it was and as it became. */
export const ChangedFields = observer(function ChangedFields({
  changes,
  form,
}: {
  readonly changes: NonNullable<FlowEntry['changes']>;
  readonly form: FormModel;
}) {
  const text = useText(flowPartsLocale);
  const { page, scope, compiled } = form;
  const { locale } = page.root.locale;
  const told = ({ field: code }: (typeof changes)[number], value: unknown): string => {
    const field = compiled.byCode.get(code);
    const shown = field
      ? fieldText(field, value, textContext(field, { root: page.root, page, scope }))
      : readableValue(value, locale);
    return shown === '' ? text('empty') : shown;
  };
  return (
    <details className="at-flow-changes">
      <summary>{text('changes', { n: changes.length })}</summary>
      <dl>
        {changes.map((change) => (
          <div key={change.field}>
            <dt>
              {toText(compiled.byCode.get(change.field)?.node.title.read(scope, locale) ?? change.field)}
            </dt>
            <dd>
              <del aria-label={text('before')}>{told(change, change.before)}</del>{' '}
              <ins aria-label={text('after')}>{told(change, change.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
});
