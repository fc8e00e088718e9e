import type { EndpointKey } from '../endpoints.ts'
import { USUAL_PRESET } from '../entities/reports/date-range.ts'
import { DEFAULT_PRODUCT } from '../entities/shared/loan-products.ts'
import type { PageKey } from '../pages.ts'

/** One call that a screen makes before it shows its content. */
export interface OpeningCall {
  key: EndpointKey
  params?: Record<string, string>
  query?: Record<string, string>
}

/** Of the application whose offers are looked at. */
const ofApplication = (appId: string | null, ...keys: EndpointKey[]): OpeningCall[] =>
  appId === null ? [] : keys.map((key) => ({ key, params: { appId } }))

const offers = (appId: string | null): OpeningCall[] => [
  ...ofApplication(appId, 'getOffers'),
  { key: 'listApplications' },
  { key: 'listConsents' },
  ...ofApplication(appId, 'getCreditScore'),
]
const offerDetail = (appId: string | null): OpeningCall[] => [
  ...ofApplication(appId, 'getOffers'),
  { key: 'listApplications' },
]

/**
 * What a screen behind a sign-in asks for as it opens: the server answers it together with the session, so that an address
 * costs one call. A screen that is not named, or that asks for more, makes its own calls as ever.
 */
export const OPENING_CALLS: Partial<Record<PageKey, (appId: string | null) => OpeningCall[]>> = {
  offers,
  businessOffers: offers,
  offerDetail,
  businessOfferDetail: offerDetail,
  applicationStatus: () => [{ key: 'listApplications' }, { key: 'listApplicationCare' }],
  creditScore: (appId) => [...ofApplication(appId, 'getCreditScore'), { key: 'listConsents' }],
  welcomeBack: () => [{ key: 'listApplications' }, { key: 'getSignInContacts' }],
  privacyCentre: () => [{ key: 'listApplications' }],
  tickets: () => [{ key: 'listTickets' }],
  products: () => [{ key: 'listApplications' }],
  cardList: () => [{ key: 'listCreditCards' }],
  vouchers: () => [{ key: 'listVouchers' }, { key: 'listVoucherClaims' }],
  dashboard: () => [{ key: 'getWorkList' }],
  lenders: () => [{ key: 'listAdminLenders' }, { key: 'getWorkList' }],
  partnerHome: (): OpeningCall[] => [
    { key: 'getPartnerHome', query: { preset: USUAL_PRESET } },
    { key: 'listTrackingLinks', query: { product_type: DEFAULT_PRODUCT } },
  ],
}
