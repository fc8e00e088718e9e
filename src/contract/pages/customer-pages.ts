import { PRODUCT, PRODUCT_TYPES } from '../entities/shared/product-type.ts'
import type { ProductType } from '../entities/shared/product-type.ts'
import { PRODUCTS } from '../entities/shared/products.ts'
import type { PageRow } from './page-row.ts'

type More = Partial<Omit<PageRow, 'area' | 'paths' | 'titleKey'>>

const customer = <const Paths extends readonly string[]>(paths: Paths, titleKey: string, more: More = {}) => ({
  area: 'customer' as const,
  paths,
  titleKey,
  frame: 'full' as const,
  guard: 'none' as const,
  weight: 'seldom' as const,
  ...more,
})

/** A public page that is the same for everybody. */
const plain = <const Paths extends readonly string[]>(paths: Paths, titleKey: string, more: More = {}) =>
  customer(paths, titleKey, { prerendered: true, ...more })

/** The landing page of one kind of loan. */
const kind = <const Path extends string>(path: Path, titleKey: string) =>
  plain([path], titleKey, { folder: 'landing/kind' })

/** Behind the sign-in, with a product chosen. */
const user = <const Paths extends readonly string[]>(paths: Paths, titleKey: string, more: More = {}) =>
  customer(paths, titleKey, { guard: 'user', weight: 'often', ...more })

const signedIn = <const Paths extends readonly string[]>(paths: Paths, titleKey: string) =>
  customer(paths, titleKey, { guard: 'signed-in' })

const PERSONAL: readonly ProductType[] = [PRODUCT.personal]
/** Products without a group of screens of their own: their offers share the general list. */
const GENERAL: readonly ProductType[] = PRODUCT_TYPES.filter((type) => PRODUCTS[type].pages.draft === 'offers')
const BUSINESS: readonly ProductType[] = [PRODUCT.business]
const GOLD: readonly ProductType[] = [PRODUCT.gold]
const HOUSING: readonly ProductType[] = [PRODUCT.housing]
const CARDS: readonly ProductType[] = [PRODUCT.cards]
const INSURANCE: readonly ProductType[] = [PRODUCT.insurance]

export const CUSTOMER_PAGES = {
  landing: plain(['/', '/:urlSegment'], 'landing', { weight: 'first', folder: 'landing', bySession: true }),
  kindPersonal: kind('/personal-loan', 'kindPersonal'),
  kindGold: kind('/gold-loan', 'kindGold'),
  kindBusiness: kind('/business-loan', 'kindBusiness'),
  kindHome: kind('/home-loan', 'kindHome'),
  kindStudent: kind('/student-loan', 'kindStudent'),
  kindTwoWheeler: kind('/two-wheeler-loan', 'kindTwoWheeler'),
  kindCar: kind('/car-loan', 'kindCar'),
  login: plain(['/login'], 'landing', {
    weight: 'first',
    folder: 'landing',
    flavours: ['storefront'],
    unlisted: true,
    bySession: true,
  }),
  products: plain(['/products'], 'products', {
    weight: 'often',
    flavours: ['marketplace', 'dedicated'],
    bySession: true,
  }),
  verification: plain(['/verification'], 'verification', {
    weight: 'first',
    beforeIdentity: true,
    unlisted: true,
    bySession: true,
  }),
  privacyPolicy: plain(['/privacy-policy'], 'privacyPolicy', { beforeIdentity: true }),
  termsOfUse: plain(['/terms-of-use'], 'termsOfUse', { beforeIdentity: true }),
  howWeMatch: plain(['/how-we-match'], 'howWeMatch', { beforeIdentity: true }),
  ourLenders: plain(['/our-lenders'], 'ourLenders', { beforeIdentity: true }),
  needHelp: plain(['/need-help'], 'needHelp', { beforeIdentity: true }),
  costCalculator: plain(['/calculator'], 'costCalculator', { weight: 'often', beforeIdentity: true }),
  cardList: plain(['/credit-cards', '/cards-unsecured', '/cards-secured'], 'cardList', { weight: 'often' }),
  vouchers: customer(['/vouchers'], 'vouchers'),
  indialendsOtp: customer(['/user/indialends-otp', '/indialends-otp'], 'indialendsOtp', {
    guard: 'signed-in',
    folder: 'indialends-otp',
  }),
  merchantForm: customer(['/create-merchant-form', '/create-merchant-form/:partner_name'], 'merchantForm', {
    beforeIdentity: true,
  }),
  merchantFormSuccess: customer(['/create-merchant-form/success'], 'merchantFormSuccess', {
    folder: 'create-merchant-form',
    beforeIdentity: true,
  }),
  socialOnboarding: customer(['/socialmedia-onboarding'], 'socialOnboarding'),
  authReturn: customer(['/auth'], 'authReturn'),
  redirect: customer(['/redirect'], 'redirect'),
  customerSite: customer(['/customer-site'], 'customerSite'),
  transfer: customer(['/transfer/:prospectId'], 'transfer', { beforeIdentity: true }),
  outbox: customer(['/outbox'], 'outbox', { modes: ['demo', 'test'], beforeIdentity: true }),
  notFound: plain(['/404', '*'], 'notFound', {
    weight: 'often',
    folder: 'not-found',
    beforeIdentity: true,
    unlisted: true,
  }),

  userDetail: user(['/user/user-detail'], 'userDetail', { products: PERSONAL }),
  welcomeBack: user(['/user/welcome-back'], 'welcomeBack', { beforeIdentity: true }),
  offers: user(['/user/offers'], 'offers', { products: GENERAL }),
  offerDetail: user(['/user/offers/:lenderId'], 'offerDetail', { products: GENERAL, folder: 'user/offer-detail' }),
  creditScore: user(['/user/credit-score'], 'creditScore', { products: [...GENERAL, ...BUSINESS] }),
  applicationStatus: user(['/user/application-status', '/user/application-status/:appId'], 'applicationStatus'),
  loan: signedIn(['/user/loan/:appId'], 'loan'),
  lenderJourney: user(
    [
      '/user/cashe',
      '/user/money-view',
      '/user/upwards',
      '/user/money-tap',
      '/user/nira',
      '/user/kreditbee',
      '/user/finzy',
      '/user/earlysalary',
      '/user/lenders-transaction/:lender',
    ],
    'lenderJourney',
    { products: [...GENERAL, ...BUSINESS], folder: 'user/lender-journey' },
  ),
  lenderDeclined: user(['/user/earlysalary/declined'], 'lenderDeclined', {
    products: PERSONAL,
    folder: 'user/lender-declined',
  }),
  lenderSubmit: user(['/user/lender-submit'], 'lenderSubmit', { frame: 'bare' }),

  goldLoanDetail: user(['/user/user-detail/gold-loan'], 'goldLoanDetail', { products: GOLD }),
  goldLender: user(['/user/muthootgold', '/user/indiagold', '/user/gold-lender/:lender'], 'goldLender', {
    products: GOLD,
    folder: 'user/gold-lender',
  }),
  housingLoanDetail: user(['/user/user-detail/affordable-housing-loan'], 'housingLoanDetail', { products: HOUSING }),
  businessDetail: user(['/user/business-detail'], 'businessDetail', { products: BUSINESS }),
  businessWelcomeBack: user(['/user/business-welcome-back'], 'welcomeBack', {
    products: BUSINESS,
    folder: 'user/welcome-back',
    beforeIdentity: true,
  }),
  businessOffers: user(['/user/business-offers'], 'businessOffers', { products: BUSINESS, folder: 'user/offers' }),
  businessOfferDetail: user(['/user/business-offers/:lenderId'], 'offerDetail', {
    products: BUSINESS,
    folder: 'user/offer-detail',
  }),
  creditCard: user(['/credit-card', '/user/credit-card'], 'creditCard', { products: CARDS }),
  insurance: user(['/user/insurance'], 'insurance', { products: INSURANCE, weight: 'seldom' }),
  insuranceTransaction: user(['/user/insurance/transaction'], 'insuranceTransaction', {
    products: INSURANCE,
    weight: 'seldom',
  }),
  loanLead: signedIn(['/user/loan-enquiry/:kind'], 'loanLead'),
  privacyCentre: signedIn(['/privacy-centre'], 'privacyCentre'),
  tickets: signedIn(['/my-tickets', '/my-tickets/:ticket'], 'tickets'),
} satisfies Record<string, PageRow>
