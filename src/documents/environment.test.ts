import { describe, expect, it } from 'vitest';
import { plainEnvironment } from '../../tests/support/plainDocuments.ts';
import { at, createEnvironment } from './environment.ts';
import { documentFinding, missingWidget } from './findings.ts';
import { createMetaIndex } from './metaIndex.ts';

describe('createEnvironment', () => {
  it('reads times in the platform’s zone and knows no conditions, unless it is told', () => {
    const environment = createEnvironment(createMetaIndex([]));
    expect(environment.zone).toBe('Asia/Shanghai');
    expect(environment.condition('any')).toBeUndefined();
    expect(environment.pattern).toBeUndefined();
    expect(createEnvironment(createMetaIndex([]), { zone: 'UTC' }).zone).toBe('UTC');
  });
});

describe('at', () => {
  it('puts places in front of what is reported inside', () => {
    const environment = plainEnvironment();
    const inner = at(at(environment, '/body/0'), '/children/1');
    inner.report(missingWidget('x'));
    inner.report(documentFinding('TOO_DEEP.page'));
    expect(environment.reported.map(({ path }) => path)).toEqual([
      '/body/0/children/1/type',
      '/body/0/children/1',
    ]);
  });
});
