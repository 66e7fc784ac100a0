import { checkExpression, types, type StaticType } from '../../conditions/check/index.ts';
import type { Dataset } from '../../schemas/dataset.ts';
import type { AppBiDocument } from '../../schemas/documents/appBi.ts';
import type { BiDocument } from '../../schemas/documents/bi.ts';
import { checkModule, checkTarget } from './target.ts';
import { type Check, type Place, reportAt } from './context.ts';
import { enter } from './enter.ts';
import { checkFinding } from './findings.ts';
import { checkReading } from './moduleCall.ts';
import { checkNode } from './node.ts';
import { pagePlace, sessionScope } from './pageScope.ts';
import { checkRuleSet } from './ruleSet.ts';
import { checkPageParts } from './sources.ts';
import { checkText } from './text.ts';
import { checkValue } from './value.ts';

type Datasets = Readonly<Record<string, Dataset>>;

/** Checks a visual component: its data and the one widget that draws it. */
export function checkBi(bi: BiDocument, check: Check): void {
  const place = pagePlace(bi, check);
  checkPageParts(bi, place, check);
  reportAt(check, '/title', checkText(bi.title, place, check));
  checkDatasets(bi.datasets ?? {}, place, check);
  checkNode(bi.view, place, check, '/view');
}

/** Checks a data screen: its data, and what stands where on its canvas. */
export function checkAppBi(screen: AppBiDocument, check: Check): void {
  const place = pagePlace(screen, check);
  checkPageParts(screen, place, check);
  reportAt(check, '/title', checkText(screen.title, place, check));
  checkDatasets(screen.datasets ?? {}, place, check);
  const { canvas } = screen;
  const right = canvas.layout === 'grid' ? canvas.columns : canvas.width;
  // A dashboard grows downward.
  const bottom = canvas.layout === 'grid' ? Infinity : canvas.height;
  screen.layers.forEach((layer, index) => {
    const path = `/layers/${String(index)}`;
    takeId(layer.id, path, check);
    reportAt(check, `${path}/title`, checkText(layer.title, place, check));
    layer.components.forEach((component, at) => {
      const here = `${path}/components/${String(at)}`;
      const { x, y, width, height } = component.place;
      if (x + width > right || y + height > bottom)
        check.report(checkFinding('OUTSIDE_CANVAS', `${here}/place`));
      if (component.is === 'node') {
        checkNode(component.node, place, check, `${here}/node`);
      } else {
        takeId(component.id, here, check);
        checkTarget('bi', component.bi, check, `${here}/bi`);
        reportAt(check, `${here}/params`, checkValue(component.params ?? {}, place, check));
      }
    });
  });
}

function takeId(id: string, path: string, { ids, report }: Check): void {
  const first = ids.get(id);
  if (first === undefined) ids.set(id, path);
  else report(checkFinding('DUPLICATE_ID', `${path}/id`, { id, first }));
}

function checkDatasets(datasets: Datasets, place: Place, check: Check): void {
  for (const [name, dataset] of Object.entries(datasets)) {
    checkDataset(dataset, place, check, `/datasets/${name}`);
  }
}

const typeByName: Readonly<Record<Dataset['fields'][string]['type'], StaticType>> = {
  text: types.TEXT,
  number: types.NUMBER,
  bool: types.BOOL,
  time: types.TIME,
};

function checkDataset(dataset: Dataset, place: Place, check: Check, path: string): void {
  const { from, fields, where, rows, sort } = dataset;
  if (from.kind === 'interface') checkReading(from.call, from.param, place, check, `${path}/from`);
  if (from.kind === 'module') checkModule(from.module, check, `${path}/from/module`);
  if (from.kind === 'sql') {
    reportAt(check, `${path}/from/param`, checkValue(from.param ?? {}, place, check));
  }
  const row = types.recordOf(
    Object.fromEntries(Object.entries(fields).map(([code, { type }]) => [code, typeByName[type]])),
  );
  for (const [code, { title, value }] of Object.entries(fields)) {
    reportAt(check, `${path}/fields/${code}/title`, checkText(title, place, check));
    enter(check, `${path}/fields/${code}/value`, { scope: row });
    if (value === undefined) continue;
    const { remarks, reads } = checkExpression(value, row, check.context);
    reportAt(check, `${path}/fields/${code}/value`, { findings: [], reads });
    for (const { replace: _replace, span: _span, ...remark } of remarks) {
      check.report({ ...remark, path: `${path}/fields/${code}/value` });
    }
  }
  const ofRow = { keys: row, ofRecord: true } as const;
  checkRuleSet(where, { ...ofRow, values: place.scope }, check, `${path}/where`);
  checkRuleSet(rows, { ...ofRow, values: sessionScope(check) }, check, `${path}/rows`);
  sort?.forEach(({ field }, index) => {
    if (!Object.hasOwn(fields, field))
      check.report(checkFinding('UNKNOWN_FIELD', `${path}/sort/${String(index)}/field`, { name: field }));
  });
}
