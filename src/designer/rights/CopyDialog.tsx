import { Alert, Checkbox, Modal, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CopyMode } from '../../documents/edit/copyRights.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type Copied, copyTo } from './copyCalls.ts';
import { planCopy } from './planCopy.ts';
import { type RightsPart, rightsParts } from './holdings.ts';
import type { RoleRights } from './rightsCalls.ts';
import { RolesBeside } from './RolesBeside.tsx';
import { rolesLocale } from './roles.locale.ts';

interface CopyDialogProps {
  from: RoleRights;
  to: RoleRights;
  close: () => void;
  copied: (copied: Copied) => void;
}

/** Chooses which rights of another role are copied, and shows what comes of it before it is done. */
export const CopyDialog = observer(function CopyDialog({ from, to, close, copied }: CopyDialogProps) {
  const { client, locale, platform, unsaved } = useRoot();
  const text = useText(rolesLocale);
  const takesDesigns = to.setsDesigns && !to.role.isAdmin && !from.role.isAdmin;
  const offered = rightsParts.filter((part) => part !== 'designs' || takesDesigns);
  const [parts, choose] = useState<readonly RightsPart[]>(['menus', 'forms']);
  const [mode, turn] = useState<CopyMode>('add');
  const [busy, setBusy] = useState(false);
  const plan = planCopy(from, to, { mode, parts });
  const { preview, targets, designs, blocked } = plan;
  const count = targets.length + designs.length;
  const [fromName, toName] = [from, to].map(({ role }) => locale.localise(role.name));
  const names = { from: fromName ?? '', to: toName ?? '' };
  const copy = async (): Promise<void> => {
    setBusy(true);
    const { vocabulary } = platform;
    const title = locale.inBoth(rolesLocale, 'copyStep', { from: from.role.name, to: to.role.name });
    const order = {
      ...{ from: from.role.id, to: to.role.id, mode, targets, designs, title },
      fromName: from.role.name,
      overtaken: text('overtaken'),
    };
    copied(await unsaved.saving(copyTo(client, vocabulary, order)));
  };
  return (
    <Modal
      open
      width={880}
      maskClosable={false}
      title={text('copyTitle', names)}
      okText={text('copyNow', { count })}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: count === 0 }}
      confirmLoading={busy}
      onOk={() => void copy()}
      onCancel={close}
    >
      <div className="at-rights-copy">
        <Checkbox.Group<RightsPart>
          aria-label={text('copyParts')}
          value={[...parts]}
          options={offered.map((part) => ({ value: part, label: text(`part_${part}`) }))}
          onChange={choose}
        />
        <Radio.Group
          aria-label={text('copyMode')}
          value={mode}
          options={(['add', 'replace'] as const).map((each) => ({
            value: each,
            label: text(`mode_${each}`),
          }))}
          onChange={({ target }) => turn(target.value === 'replace' ? 'replace' : 'add')}
        />
        <p className="at-rights-quiet">{text(designs.length > 0 ? 'copyDesignsHint' : 'copyHint')}</p>
        {blocked.length > 0 && (
          <Alert
            type="warning"
            showIcon
            message={text('blocked', { count: blocked.length })}
            description={
              <ul className="at-rights-reasons">
                {blocked.map(({ key, title, why }) => (
                  <li key={key}>{text('because', { what: locale.localise(title), why: text(why) })}</li>
                ))}
              </ul>
            }
          />
        )}
        {count === 0 ? (
          <p>{text('copyNothing')}</p>
        ) : (
          <RolesBeside
            comparison={preview}
            left={text('now', { name: names.to })}
            right={text('after')}
            titleOf={(id) => to.systems.find((each) => each.id === id)?.title ?? id}
          />
        )}
      </div>
    </Modal>
  );
});
