import { LoadingOutlined, RightOutlined } from '@ant-design/icons';
import type { SystemEntry } from '../../schemas/wire/system.ts';
import { SystemIcon } from '../parts/SystemIcon.tsx';

/** One system; the whole card opens it. */
export function SystemCard({ system, busy, open }: { system: SystemEntry; busy: boolean; open: () => void }) {
  return (
    <li>
      <button type="button" className="at-plain at-card" aria-busy={busy} onClick={open}>
        <SystemIcon system={system} size="large" />
        <span className="at-card-text">
          <strong>{system.systemname}</strong>
          {system.description && <span title={system.description}>{system.description}</span>}
        </span>
        {busy ? <LoadingOutlined aria-hidden /> : <RightOutlined aria-hidden className="at-card-go" />}
      </button>
    </li>
  );
}
