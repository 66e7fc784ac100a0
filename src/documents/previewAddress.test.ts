import { expect, test } from 'vitest';
import { previewAddress } from './previewAddress.ts';

test.each([
  ['system', '/system/x?managePreview=1'],
  ['app', '/app/x?managePreview=1'],
  ['appMobile', '/app/x?managePreview=1'],
  ['appBi', '/bi/x?managePreview=1'],
  ['mgrList', '/mgr/x?managePreview=1'],
  ['form', '/mgr/x?managePreview=1'],
  ['control', undefined],
  ['condition', undefined],
])('the draft of a %s is seen at %s', (kind, address) => {
  expect(previewAddress(kind, 'x')).toBe(address);
});
