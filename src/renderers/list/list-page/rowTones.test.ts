import { describe, expect, it } from 'vitest';
import { plainEnvironment } from '../../../../tests/support/plainDocuments.ts';
import type { RowTone } from '../../../schemas/documents/mgrList.ts';
import { compileRowTones } from './rowTones.ts';

const late: RowTone = { when: '{{ row.days > vars.limit }}', tone: 'warning', title: '逾期' };
const lost: RowTone = { when: "{{ row.state == 'lost' }}", tone: 'error', title: '遗失' };
const scope = { vars: { limit: 7 } };
const row = (members: object) => ({ id: '1', revision: 1, ...members });

describe('marks of records', () => {
  it('are those of the first rule that holds', () => {
    const toneOf = compileRowTones([lost, late], plainEnvironment());
    expect(toneOf(row({ days: 9, state: 'lost' }), scope)).toBe(lost);
    expect(toneOf(row({ days: 9, state: 'lent' }), scope)).toBe(late);
    expect(toneOf(row({ days: 2, state: 'lent' }), scope)).toBeUndefined();
  });

  it('are given to no record by a rule that fails', () => {
    const toneOf = compileRowTones(
      [{ when: '{{ nobody.knows }}', tone: 'error', title: '?' }, late],
      plainEnvironment(),
    );
    expect(toneOf(row({ days: 9 }), scope)).toBe(late);
  });
});
