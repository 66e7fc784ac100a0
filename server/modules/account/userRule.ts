import type { Values } from '../../../src/documents/recordScope.ts';
import { md5Hex } from '../../envelope/sign.ts';
import type { ModuleRule } from '../../records/moduleRules.ts';
import { hashPassword } from '../../security/password.ts';
import { refuseWeakPassword } from './policy.ts';

/**
 * Of a user's password its hash is kept; it arrives at a login as its md5 (`docs/api.md`, Login response). What hangs on an
 * account that is disabled is seen to with it.
 */
export const userRule: ModuleRule = {
  async stored(values: Values, record: Values, { secrets }) {
    const { password } = values;
    if (typeof password !== 'string' || password === '') return values;
    const arrived = md5Hex(password);
    const own = [record.loginName, record.realName, record.phone];
    refuseWeakPassword(
      'data.password',
      arrived,
      own.filter((one) => typeof one === 'string'),
    );
    return { ...values, password: await hashPassword(arrived, secrets.pepper) };
  },
  written: (work, ids) => work.platform.leavers.settle(work, ids),
};
