import { act, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { DesignHost } from '../Inside.tsx';

/** Somebody who may design in the one role and may not in the other. */
function open(search = '') {
  const { root } = createPlainRoot();
  root.route.enter('/app/home', search);
  const login = testLogin('administrator', 'student');
  const userGroup = login.userGroup.map((role) =>
    role.groupid === 'administrator' ? { ...role, designs: true as const } : role,
  );
  root.session.begin({ ...login, userGroup });
  render(
    <RootContext.Provider value={root}>
      <DesignHost />
    </RootContext.Provider>,
  );
  return root;
}
const press = () => fireEvent.keyDown(window, { code: 'KeyI', ctrlKey: true, altKey: true });

it('opens by the address and closes by the key for a role that may design', async () => {
  const { inspect } = open('?inspect=1');
  await expect.poll(() => inspect.on).toBe(true);
  press();
  expect(inspect.on).toBe(false);
  press();
  expect(inspect.on).toBe(true);
});

it('closes with the change to a role that may not, and opens for it by nothing', async () => {
  const { inspect, session, route } = open('?inspect=1');
  await expect.poll(() => inspect.on).toBe(true);
  act(() => {
    session.chooseRole('student');
  });
  expect(inspect.on).toBe(false);
  press();
  act(() => {
    route.enter('/app/other', '?inspect=1');
  });
  expect(inspect.on).toBe(false);
});
