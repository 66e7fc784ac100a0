import { UploadOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { setMember } from '../../../documents/edit/setMember.ts';
import { isImageAddress } from '../../../documents/ruleFormats.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { IconControl } from '../../settings/IconControl.tsx';
import { drawSign, LARGEST_SIGN, SIGN_TYPES } from './drawSign.ts';
import { localeTexts } from './localeTexts.ts';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';

/** The sign of the system: an icon of the portal's set, or an image. */
export const SignField = observer(function SignField() {
  const { model, document } = useSystem();
  const text = useText(systemLocale);
  const [failure, setFailure] = useState<string>();
  const { icon } = document;
  const isImage = icon !== undefined && isImageAddress(icon);
  const set = (value: unknown): void => {
    model.run(setMember(['document'], '/icon', value, localeTexts(systemLocale, 'sign')));
  };
  const take = async (file: File): Promise<void> => {
    setFailure(undefined);
    if (file.size > LARGEST_SIGN) return setFailure(text('signLarge'));
    if (!SIGN_TYPES.includes(file.type)) return setFailure(text('signWrong'));
    try {
      set(await drawSign(file));
    } catch {
      setFailure(text('signWrong'));
    }
  };
  return (
    <div className="at-system-field">
      <span>{text('sign')}</span>
      <div className="at-system-tools">
        {isImage ? (
          <Button size="small" onClick={() => set(undefined)}>
            {text('signRemove')}
          </Button>
        ) : (
          <div className="at-system-filter">
            <IconControl
              id="system-sign"
              title={text('signIcon')}
              value={icon}
              disabled={false}
              invalid={false}
              change={set}
            />
          </div>
        )}
        <Upload
          accept={SIGN_TYPES.join(',')}
          showUploadList={false}
          beforeUpload={(file) => {
            void take(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <Button size="small" icon={<UploadOutlined aria-hidden />}>
            {text('signImage')}
          </Button>
        </Upload>
      </div>
      <p className="at-settings-default">{text('signHelp')}</p>
      {failure !== undefined && (
        <p role="alert" className="at-settings-wrong">
          {failure}
        </p>
      )}
    </div>
  );
});
