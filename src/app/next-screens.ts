import type { PageKey } from '#src/contract/pages.ts'

/** Where people usually go from here; a customer's page never names one of another area. */
export const NEXT_SCREENS: Partial<Record<PageKey, readonly PageKey[]>> = {
  landing: ['verification', 'products'],
  login: ['verification', 'products'],
  verification: ['products', 'userDetail'],
  products: ['userDetail', 'verification'],
  userDetail: ['offers'],
  welcomeBack: ['offers', 'userDetail'],
  offers: ['offerDetail', 'userDetail'],
  offerDetail: ['lenderJourney', 'applicationStatus'],
  lenderJourney: ['applicationStatus', 'lenderSubmit'],
  lenderSubmit: ['applicationStatus'],
  cardList: ['verification', 'creditCard'],
  creditCard: ['applicationStatus'],
  adminLogin: ['dashboard'],
  partnerLogin: ['partnerHome'],
}
