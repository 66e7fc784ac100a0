import { ConfigProvider, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { CompiledField } from '../../../documents/form.ts';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { OnPaper } from '../../shared/onPaper.ts';
import { FieldText } from './FieldText.tsx';
import { MemberTable } from './MemberTable.tsx';
import { printSheetLocale } from './PrintSheet.locale.ts';
import type { printSheetMeta } from './PrintSheet.meta.ts';
import { isTable, printedFields, sheetRows } from './sheetRows.ts';

/** Black on white in every theme, with whatever stands on it. */
export const Paper = observer(function Paper({ widget }: { widget: RendererProps<typeof printSheetMeta> }) {
  const { primaryColor } = useRoot().theme.settings;
  const light = useMemo(
    () => ({
      inherit: false,
      algorithm: theme.defaultAlgorithm,
      token: { colorPrimary: primaryColor, colorTextBase: '#000', motion: false },
    }),
    [primaryColor],
  );
  return (
    <ConfigProvider theme={light}>
      <OnPaper.Provider value>
        <Sheet widget={widget} />
      </OnPaper.Provider>
    </ConfigProvider>
  );
});

/** The sheet itself: title and number, the record, what stands below it, lines to sign on. */
const Sheet = observer(function Sheet({ widget }: { widget: RendererProps<typeof printSheetMeta> }) {
  const { props, children } = widget;
  const { locale } = useRoot();
  const text = useText(printSheetLocale);
  const form = useForm();
  const title = props.title || widget.title;
  const fields = form ? printedFields(form, props.fields) : [];
  return (
    <article className="atrium-paper" {...(title === '' ? {} : { 'aria-label': title })}>
      {title !== '' && <h1>{title}</h1>}
      {props.number !== '' && <p className="number">{text('number', { number: props.number })}</p>}
      {form && (
        <>
          <RecordTable
            form={form}
            fields={fields.filter((field) => !isTable(field))}
            columns={props.columns}
          />
          {fields.filter(isTable).map((field) => (
            <MemberTable key={field.code} field={field} value={form.field(field.code)?.value} />
          ))}
        </>
      )}
      {children !== null && <div className="body">{children}</div>}
      {props.signatures.length > 0 && (
        <div className="signatures">
          {props.signatures.map((label, index) => (
            <div key={index}>
              {locale.localise(label)}
              <span />
            </div>
          ))}
        </div>
      )}
    </article>
  );
});

const RecordTable = observer(function RecordTable({
  form,
  fields,
  columns,
}: {
  form: FormModel;
  fields: readonly CompiledField[];
  columns: number;
}) {
  const { locale } = useRoot();
  if (fields.length === 0) return null;
  const titleOf = ({ node }: CompiledField): string => node.title.read(form.scope, locale.locale) as string;
  return (
    <table className="record" data-columns={columns}>
      <tbody>
        {sheetRows(fields, columns).map((row) => (
          <tr key={row[0]?.code}>
            {row.map((field, index) => (
              <Pair
                key={field.code}
                title={titleOf(field)}
                // The last one of a row takes what is left of it.
                span={index === row.length - 1 ? 2 * (columns - index) - 1 : 1}
              >
                <FieldText field={field} value={form.field(field.code)?.value ?? null} />
              </Pair>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function Pair({ title, span, children }: { title: string; span: number; children: React.ReactNode }) {
  return (
    <>
      <th scope="row">{title}</th>
      <td colSpan={span}>{children}</td>
    </>
  );
}
