import type { ByRegion } from '../domain/region';

/** A note of our own about orders, by the name of its words. */
export type OrderNote = 'staff-approval' | 'staff-information';

/** Who reads which notes before an order: Taiwan has some for staff, and none for anyone else [ROLE-10, ROLE-11]. */
export const orderNotes: ByRegion<Readonly<Record<'staff' | 'nonStaff', readonly OrderNote[]>>> = {
  HK: { staff: [], nonStaff: [] },
  TW: { staff: ['staff-approval', 'staff-information'], nonStaff: [] },
};
