import { expect, it } from 'vitest';
import { plainEnvironment } from '../../../tests/support/plainDocuments.ts';
import { PageTemplates } from './PageTemplates.ts';

it('compiles each of them once, texts and values apart', () => {
  const templates = new PageTemplates(plainEnvironment());
  const param = { id: '{{ a }}' };
  expect(templates.value(param)).toBe(templates.value(param));
  expect(templates.value('{{ a }}')).toBe(templates.value('{{ a }}'));
  expect(templates.text('{{ a }}')).toBe(templates.text('{{ a }}'));
  expect(templates.value(param).evaluate({})).toEqual({ id: null });
  expect(templates.text('{{ a }}').evaluate({})).toBe('');
  expect(templates.when('{{ a }}')).toBe(templates.when('{{ a }}'));
  expect(templates.when('{{ a }}').test({ a: true })).toBe(true);
  expect(templates.when(undefined).test({})).toBe(true);
});

it('tells once what fails, however often it is evaluated', () => {
  const environment = plainEnvironment();
  const templates = new PageTemplates(environment);
  for (const round of [1, 2]) {
    expect(templates.value('{{ nobody.knows }}').evaluate({ round })).toBeNull();
    expect(templates.when('{{ nobody.else }}').test({ round })).toBe(false);
  }
  expect(environment.reported).toHaveLength(2);
});

it('reads in the zone and by the clock of the page', () => {
  const at = Date.UTC(2025, 0, 1, 0, 30);
  const templates = new PageTemplates(plainEnvironment({ zone: 'America/New_York', now: () => at }));
  expect(templates.value('{{ today() }}').evaluate({})).toBe('2024-12-31');
});
