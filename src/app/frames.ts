import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { screen } from '#src/ui/screen-row.ts'

/** Frames behind a sign-in; the back offices' bring the UI library. The customer's public frame is part of the first load. */
export const FRAME_ROWS = {
  /** What the customer's screens behind the sign-in need beyond the public frame. */
  user: screen(() => import('#src/lib/http/QueryScope.tsx'), 'QueryScope'),
  admin: screen(() => import('./layouts/AdminLayout.tsx'), 'AdminLayout', [
    'admin',
    'staff',
    'staff-titles',
    'table',
    'staff-rules',
  ]),
  partner: screen(() => import('./layouts/PartnerLayout.tsx'), 'PartnerLayout', [
    'partner',
    'staff',
    'staff-titles',
    'table',
    'staff-rules',
  ]),
  backOfficeLogin: screen(() => import('./layouts/LoginFrame.tsx'), 'LoginFrame', ['staff-titles', 'staff-rules']),
}

/** The frame that stands around a page; null = none beside the public one. */
export function frameNameOf(page: PageKey): keyof typeof FRAME_ROWS | null {
  switch (PAGES[page].guard) {
    case 'user':
    case 'signed-in':
      return 'user'
    case 'admin':
      return 'admin'
    case 'partner':
      return 'partner'
    case 'guest-admin':
    case 'guest-partner':
      return 'backOfficeLogin'
    case 'none':
      return null
  }
}
