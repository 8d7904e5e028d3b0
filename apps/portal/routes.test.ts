import { adminScreens, screens, sitePages } from '@timesync/contract';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes';
import GuestOnlyLayout from './routes/account/guest-only';
import SignedInLayout from './routes/account/signed-in';
import AdminOnlyLayout from './routes/admin/admin-only';

/** Every path below a layout, in order. */
function pathsBelow(layout: unknown, at: RouteObject[] = routes, isBelow = false): string[] {
  return at.flatMap((route) => {
    const isInside = isBelow || route.Component === layout;
    const own = isInside && route.path && route.path !== '*' ? [route.path] : [];
    return [...own, ...pathsBelow(layout, route.children ?? [], isInside)];
  });
}

const open: string[] = [
  screens.simulator,
  screens.signup,
  screens.invitation,
  screens.handoverLink,
  screens.stopReminders,
  screens.receiptCheck,
];
const forGuests: string[] = [screens.login, screens.forgotPassword];

test("every screen of an admin is behind the admin's guard, and no other", () => {
  expect(pathsBelow(AdminOnlyLayout).toSorted()).toEqual(Object.values(adminScreens).toSorted());
});

test('every other screen of the portal asks for a session, or is meant for visitors', () => {
  expect(pathsBelow(GuestOnlyLayout).toSorted()).toEqual(forGuests.toSorted());
  const guarded = Object.values<string>(screens).filter(
    (path) => ![...sitePages, ...open, ...forGuests].includes(path),
  );
  expect(pathsBelow(SignedInLayout).toSorted()).toEqual(guarded.toSorted());
});
