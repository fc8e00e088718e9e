/** Addresses of the gold lenders' pages, by a part of the name. Source: specification, routes of the gold group. */
const PAGES = [
  { part: 'muthoot', path: '/user/muthootgold' },
  { part: 'indiagold', path: '/user/indiagold' },
] as const

const squash = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The page of a gold lender; null for a lender that has none. */
export const goldLenderPath = (lenderName: string): string | null =>
  PAGES.find(({ part }) => squash(lenderName).includes(part))?.path ?? null

/** Where a customer changes what they pledge and what they ask for. */
export const GOLD_FORM = '/user/user-detail/gold-loan'
export const GOLD_REQUEST = `${GOLD_FORM}?step=your-loan`
