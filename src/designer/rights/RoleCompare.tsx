import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useRoles } from '../editors/pickers/useRoles.ts';
import type { Copied } from './copyCalls.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { compare, differences, holdingsOf } from './holdings.ts';
import { fetchRole, type RoleRights } from './rightsCalls.ts';
import { RolesBeside } from './RolesBeside.tsx';
import { rolesLocale } from './roles.locale.ts';
import { useQuery } from './useQuery.ts';

interface RoleCompareProps {
  rights: RoleRights;
  copied: (copied: Copied) => void;
}

/** A role beside another one, which stands in the address; what that one has can be copied. */
export const RoleCompare = observer(function RoleCompare({ rights, copied }: RoleCompareProps) {
  const text = useText(rolesLocale);
  const { get, set } = useQuery();
  const { role } = rights;
  const { status, roles } = useRoles();
  const other = get('with');
  return (
    <>
      <div className="at-rights-tools">
        <SearchSelect<string>
          className="at-rights-system"
          aria-label={text('otherRole')}
          placeholder={text('otherRole')}
          loading={status === 'loading'}
          value={other || null}
          options={roles
            .filter(({ id }) => id !== role.id)
            .map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }))}
          onChange={(chosen: string | undefined) => set({ with: chosen })}
        />
      </div>
      {other === '' || other === role.id ? (
        <p className="at-rights-quiet">{text('compareHint')}</p>
      ) : (
        <Beside key={other} rights={rights} other={other} copied={copied} />
      )}
    </>
  );
});

const Beside = observer(function Beside({ rights, other, copied }: RoleCompareProps & { other: string }) {
  const { client, locale, platform } = useRoot();
  const text = useText(rolesLocale);
  const { get, set } = useQuery();
  const [isCopying, turn] = useState(false);
  const load = useCallback((signal: AbortSignal) => fetchRole(client, other, signal), [client, other]);
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  if (loaded.status === 'failed')
    return <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />;
  const theirs = loaded.value;
  const whole = compare(holdingsOf(rights), holdingsOf(theirs));
  const onlyDifferences = get('all') === '';
  const shown = onlyDifferences ? differences(whole) : whole;
  const isEmpty = shown.menus.length + shown.forms.length + shown.designs.length === 0;
  const [own, name] = [rights, theirs].map((each) => locale.localise(each.role.name));
  const titleOf = (id: string) => rights.systems.find((each) => each.id === id)?.title ?? id;
  return (
    <>
      <div className="at-rights-tools">
        <label className="at-rights-switch">
          <Switch
            size="small"
            checked={onlyDifferences}
            onChange={(isOn) => set({ all: isOn ? undefined : '1' })}
          />
          {text('onlyDifferences')}
        </label>
        <span className="at-rights-spring" />
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => turn(true)}>
          {text('copyFrom', { name: name ?? '' })}
        </Button>
      </div>
      {[rights, theirs].some(({ role }) => role.isAdmin) && (
        <Alert type="info" showIcon message={text('administratorHint')} />
      )}
      {isEmpty && <p className="at-rights-quiet">{text(onlyDifferences ? 'noDifference' : 'bothNothing')}</p>}
      <RolesBeside comparison={shown} left={own ?? ''} right={name ?? ''} titleOf={titleOf} />
      {isCopying && (
        <CopyDialog
          from={theirs}
          to={rights}
          close={() => turn(false)}
          copied={(result) => {
            turn(false);
            copied(result);
          }}
        />
      )}
    </>
  );
});
