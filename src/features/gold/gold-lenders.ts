/** Gold lenders with an address of their own, by a part of the name. Source: specification, routes of the gold group. */
const OWN_PAGES = [
  { part: 'muthoot', path: '/user/muthootgold' },
  { part: 'indiagold', path: '/user/indiagold' },
] as const

/** The page of a gold lender. One screen serves them all. */
export function goldLenderPath(lenderName: string): string {
  const slug = lenderName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const own = OWN_PAGES.find(({ part }) => slug.replaceAll('-', '').includes(part))
  return own?.path ?? `/user/gold-lender/${slug}`
}

/** Where a customer changes what they pledge and what they ask for. */
export const GOLD_FORM = '/user/user-detail/gold-loan'
export const GOLD_REQUEST = `${GOLD_FORM}?step=your-loan`
