import { measure } from './measure.ts';
import type { Report, Suite } from './suite.ts';

/** What a file of `suites` exports: one of the two. */
export interface SuiteModule {
  readonly suite?: Suite;
  readonly report?: Report;
}

/**
 * Tells what a file of `suites` holds (no contender given) or measures one contender of it; the answer goes to the
 * parent process.
 */
export async function runChild(
  { suite, report }: SuiteModule,
  contenderName: string | undefined,
): Promise<void> {
  const send = (message: unknown): void => {
    process.send?.(message);
  };
  if (report !== undefined) {
    const { title, notes } = report;
    send({ kind: 'report', title, notes, lines: await report.run() });
    return;
  }
  if (suite === undefined) throw new Error('A file of suites exports `suite` or `report`');
  const contenders = suite.contenders();
  if (contenderName === undefined) {
    const { title, unit, notes, cases } = suite;
    send({
      kind: 'suite',
      title,
      unit,
      notes,
      cases,
      contenders: contenders.map(({ name, role }) => ({ name, role })),
    });
    return;
  }
  const contender = contenders.find(({ name }) => name === contenderName);
  if (contender === undefined) throw new Error(`There is no contender called ${contenderName}`);
  send(await measure(suite, contender));
}
