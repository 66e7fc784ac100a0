import { examineCondition, PROPOSALS, proposer, types } from '../../conditions/check/index.ts';
import type { DocumentByKind, DocumentKind } from '../../schemas/documents/index.ts';
import type {
  AppDocument,
  AtriumDocument,
  AppMobileDocument,
  NamedConditionDocument,
  NewConditionDocument,
} from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { namesCondition } from '../namedRules.ts';
import { type Check, type CheckContext, documentOrigin, type Place, reportAt } from './context.ts';
import { checkControl } from './control.ts';
import { checkFlow } from './flow/checkFlow.ts';
import { checkForm, checkMgrForm } from './form.ts';
import { checkMgr, checkMgrList } from './list.ts';
import { checkNodes } from './node.ts';
import { pagePlace } from './pageScope.ts';
import { checkAppBi, checkBi } from './screen.ts';
import { checkNamedBy, checkRuleSet } from './ruleSet.ts';
import { patternWork } from './patternRule.ts';
import { readDocument } from './shape.ts';
import { checkPageParts } from './sources.ts';
import { checkSystem } from './system.ts';
import { checkTests } from './tests.ts';
import { checkText } from './text.ts';

type Checks = { readonly [K in DocumentKind]: (document: DocumentByKind[K], check: Check) => void };

/** What each kind of document has to be checked for, beyond its shape. */
const checks: Checks = {
  system: checkSystem,
  app: checkPage,
  appBi: checkAppBi,
  appMobile: checkPage,
  bi: checkBi,
  control: checkControl,
  mgr: checkMgr,
  mgrList: checkMgrList,
  mgrForm: checkMgrForm,
  condition: checkNamedCondition,
  condition_mew: checkNamedCondition,
  form: checkForm,
  flow: checkFlow,
};

/**
 * Checks a document as a whole:
 *
 *     limits → migration → shape → meaning: names, types, targets, cycles, texts
 *
 * A document of the wrong shape is not looked into any further. Never throws, whatever it is given. What it costs grows
 * with the length of the document: names are proposed for the first findings only.
 *
 * @param document a value as it was read, not trusted to be a document
 * @returns findings with JSON pointers into the document, errors first; a document with an error is not to be published
 */
export function checkDocument(document: unknown, context: CheckContext): readonly Finding[] {
  const { document: known, findings } = readDocument(document, context.fits);
  if (known === undefined) return findings;
  const found: Finding[] = [];
  checkKnown(known, context, (finding) => void found.push(finding));
  return [...found].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
}

/** Checks what a document means, whose shape is known to be right. */
export function checkKnown(document: AtriumDocument, context: CheckContext, report: Check['report']): void {
  const { kind, id } = document;
  const check = beginCheck(documentOrigin(kind, id).document, context, report);
  run(kind, document, check);
  checkTests(document, check);
  for (const judge of check.atEnd) judge();
}

/**
 * A run of the check over something that is written in the language of documents.
 * @param own what is checked, as `kind/id`
 */
export function beginCheck(own: string, context: CheckContext, report: Check['report']): Check {
  const propose = proposer(PROPOSALS, context.proposals);
  return {
    context: { ...context, propose, ...(context.onUse && { locates: true }) },
    ...{ own, propose, report },
    ids: new Map(),
    atEnd: [],
    rulesRead: { length: 0 },
    patterns: patternWork(),
  };
}

function run<K extends DocumentKind>(kind: K, document: DocumentByKind[K], check: Check): void {
  checks[kind](document, check);
}

function checkPage(page: AppDocument | AppMobileDocument, check: Check): void {
  const own = pagePlace(page, check);
  const place: Place = check.context.inForm?.(page.id) === true ? { ...own, anywhere: true } : own;
  checkPageParts(page, place, check);
  reportAt(check, '/title', checkText(page.title, place, check));
  checkRuleSet(page.showCondition?.rules, { keys: place.scope }, check, '/showCondition/rules');
  checkNodes(page.body, place, check, '/body');
}

/** What its names mean is decided where it is used; by itself it can be checked for its shape and operators. */
function checkNamedCondition(
  { id, rules }: NamedConditionDocument | NewConditionDocument,
  check: Check,
): void {
  if (namesCondition(rules)) {
    checkNamedBy(id, rules.condition, check);
    return;
  }
  const anywhere = types.openRecord(check.context.variables);
  reportAt(check, '/rules', examineCondition(rules, anywhere, check.context));
}
