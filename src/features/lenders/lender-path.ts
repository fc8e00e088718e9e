/** Lenders with an address of their own, by name in small letters without anything else. Source: specification, routes. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  cashe: 'cashe',
  moneyview: 'money-view',
  upwards: 'upwards',
  moneytap: 'money-tap',
  nira: 'nira',
  kreditbee: 'kreditbee',
  finzy: 'finzy',
  earlysalary: 'earlysalary',
}

const squash = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function pageOf(lenderName: string): string {
  const own = squash(lenderName)
  if (Object.hasOwn(OWN_PAGES, own)) return `/user/${OWN_PAGES[own]}`
  const slug = lenderName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `/user/lenders-transaction/${slug || 'lender'}`
}

/** Where an application goes on with its lender. One screen serves them all; the application says what it shows. */
export const lenderPath = (lenderName: string, appId: string): string => `${pageOf(lenderName)}?app=${appId}`

/** True when both name the same lender, however they are written: 'Tata Capital', 'tata-capital'. */
export const isSameLender = (one: string, other: string): boolean => squash(one) === squash(other)

/** True when the path is that lender's page. */
export const isLenderPath = (pathname: string, lenderName: string): boolean => pageOf(lenderName) === pathname

/** Where a refusal of this lender is told: EarlySalary has a page for it, the others tell it in place. */
export const declinedPath = (lenderName: string, appId: string): string =>
  squash(lenderName) === 'earlysalary' ? `/user/earlysalary/declined?app=${appId}` : lenderPath(lenderName, appId)
