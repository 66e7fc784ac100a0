import { QuestionCircleOutlined } from '@ant-design/icons';
import { type GlobalToken, theme, Tooltip } from 'antd';
import { useForm } from '../../runtime/form/FormContext.tsx';
import type { FieldFrameProps } from '../../runtime/render/chrome.ts';

/** The frame of a field: its label above it, help and error below. Drawn around every input of forms and filters. */
export function Field(props: FieldFrameProps) {
  const { description, readOnly, error, errorId, helpId, children } = props;
  const { token } = theme.useToken();
  const form = useForm();
  const beside = form !== undefined && form.mode !== 'view';
  const line = { fontSize: token.fontSizeSM, lineHeight: token.lineHeightSM, marginTop: token.marginXXS };
  return (
    <div
      className={readOnly && !beside ? 'atrium-field read' : 'atrium-field'}
      data-field={props.code}
      style={{ minWidth: 0 }}
    >
      <Label {...props} beside={beside} />
      <div style={readOnly ? valueStyle(token, beside) : {}}>{children}</div>
      {error !== undefined && (
        <div id={errorId} role="alert" style={{ ...line, color: token.colorErrorText }}>
          {error}
        </div>
      )}
      {description && !readOnly && (
        <div id={helpId} style={{ ...line, color: token.colorTextSecondary }}>
          {description}
        </div>
      )}
    </div>
  );
}

/** A value that stands beside inputs (`beside`) stands on their line; among other values it takes less room. */
const valueStyle = (token: GlobalToken, beside: boolean) =>
  ({
    minHeight: beside ? token.controlHeight : token.controlHeightSM,
    paddingBlock: beside ? (token.controlHeight - token.fontSize * token.lineHeight) / 2 : 0,
    overflowWrap: 'anywhere',
  }) as const;

/** A read-only field has no input that a label could point to, and nothing to require. */
function Label({ id, title, tooltip, required, readOnly, beside }: FieldFrameProps & { beside: boolean }) {
  const { token } = theme.useToken();
  if (!title && !tooltip) return null;
  const style = {
    color: readOnly ? token.colorTextSecondary : token.colorText,
    fontSize: readOnly && !beside ? token.fontSizeSM : token.fontSize,
    overflowWrap: 'anywhere',
  } as const;
  return (
    <div
      className="atrium-field-label"
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: token.marginXXS,
        marginBottom: token.marginXXS,
        minHeight: 22,
      }}
    >
      {readOnly ? (
        <span style={style}>{title}</span>
      ) : (
        <label htmlFor={id} style={style}>
          {required && (
            <span aria-hidden style={{ color: token.colorError, marginInlineEnd: token.marginXXS }}>
              *
            </span>
          )}
          {title}
        </label>
      )}
      {tooltip && <Tip text={tooltip} />}
    </div>
  );
}

/** A button, so that the keyboard reaches it and a tap opens it on touch screens. */
function Tip({ text }: { text: string }) {
  const { token } = theme.useToken();
  return (
    <Tooltip title={text} trigger={['hover', 'focus', 'click']}>
      <button
        type="button"
        aria-label={text}
        style={{
          padding: 0,
          border: 0,
          background: 'none',
          color: token.colorTextSecondary,
          font: 'inherit',
          lineHeight: 1,
          cursor: 'help',
        }}
      >
        <QuestionCircleOutlined aria-hidden aria-label={undefined} />
      </button>
    </Tooltip>
  );
}
