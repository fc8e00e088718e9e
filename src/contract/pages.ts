import type { ProductType } from './entities/shared/product-type.ts'

/**
 * One row per screen. The router, the menus, the guards, the titles, the accessibility suite and the refusal suite
 * all read this table; `app/screens.ts` must name a component for every key or the build does not compile.
 */
export type PageArea = 'customer' | 'admin' | 'partner'

/** full: the area's header and footer; bare: neither; login: the area's sign-in frame; either: full once signed in, login before. */
export type PageFrame = 'full' | 'bare' | 'login' | 'either'

/**
 * What the address bar needs before the screen opens. `user` = application id, then token, then product type;
 * `signed-in` = the same without a product.
 */
export type PageGuard = 'none' | 'signed-in' | 'user' | 'admin' | 'partner' | 'guest-admin' | 'guest-partner'

export interface PageRow {
  area: PageArea
  /** react-router patterns, all of them opening the same screen. */
  paths: readonly string[]
  /** Key in the `titles` namespace. */
  titleKey: string
  frame: PageFrame
  guard: PageGuard
  /** The session must have chosen one of these products; otherwise the visitor goes to /products. */
  products?: readonly ProductType[]
  /** Host flavours on which the path exists; absent = all. */
  flavours?: readonly ('marketplace' | 'storefront' | 'dedicated')[]
  /** Modes in which the page exists; absent = all. */
  modes?: readonly ('demo' | 'test')[]
  /** Order in the side menu; absent = not in the menu. */
  menu?: number
}

const customer = (
  paths: readonly string[],
  titleKey: string,
  guard: PageGuard = 'none',
  extra: Partial<PageRow> = {},
): PageRow => ({ area: 'customer', paths, titleKey, frame: 'full', guard, ...extra })

const user = (paths: readonly string[], titleKey: string, extra: Partial<PageRow> = {}): PageRow =>
  customer(paths, titleKey, 'user', extra)

const admin = (path: string, titleKey: string, menu?: number): PageRow => ({
  area: 'admin',
  paths: [`/admin/${path}`],
  titleKey,
  frame: 'full',
  guard: 'admin',
  ...(menu === undefined ? {} : { menu }),
})

const partner = (path: string, titleKey: string, menu?: number): PageRow => ({
  area: 'partner',
  paths: [path === '' ? '/partner' : `/partner/${path}`],
  titleKey,
  frame: 'full',
  guard: 'partner',
  ...(menu === undefined ? {} : { menu }),
})

const PERSONAL: readonly ProductType[] = ['Personal Loans']
/** Products without a group of screens of their own: their offers share the general list. */
const GENERAL: readonly ProductType[] = ['Personal Loans', 'Affordable Housing Loan']
const BUSINESS: readonly ProductType[] = ['Business Loans']
const GOLD: readonly ProductType[] = ['Gold Loans']
const HOUSING: readonly ProductType[] = ['Affordable Housing Loan']
const CARDS: readonly ProductType[] = ['Credit Cards']
const INSURANCE: readonly ProductType[] = ['Other Insurance']

const rows = {
  landing: customer(['/', '/:urlSegment'], 'landing'),
  kindPersonal: customer(['/personal-loan'], 'kindPersonal'),
  kindGold: customer(['/gold-loan'], 'kindGold'),
  kindBusiness: customer(['/business-loan'], 'kindBusiness'),
  kindHome: customer(['/home-loan'], 'kindHome'),
  kindStudent: customer(['/student-loan'], 'kindStudent'),
  kindTwoWheeler: customer(['/two-wheeler-loan'], 'kindTwoWheeler'),
  kindCar: customer(['/car-loan'], 'kindCar'),
  login: customer(['/login'], 'landing', 'none', { flavours: ['storefront'] }),
  products: customer(['/products'], 'products', 'none', { flavours: ['marketplace', 'dedicated'] }),
  verification: customer(['/verification'], 'verification'),
  privacyPolicy: customer(['/privacy-policy'], 'privacyPolicy'),
  termsOfUse: customer(['/terms-of-use'], 'termsOfUse'),
  howWeMatch: customer(['/how-we-match'], 'howWeMatch'),
  needHelp: customer(['/need-help'], 'needHelp'),
  costCalculator: customer(['/calculator'], 'costCalculator'),
  cardList: customer(['/credit-cards', '/cards-unsecured', '/cards-secured'], 'cardList'),
  vouchers: customer(['/vouchers'], 'vouchers'),
  indialendsOtp: customer(['/indialends-otp', '/user/indialends-otp'], 'indialendsOtp', 'signed-in'),
  merchantForm: customer(['/create-merchant-form', '/create-merchant-form/:partner_name'], 'merchantForm'),
  merchantFormSuccess: customer(['/create-merchant-form/success'], 'merchantFormSuccess'),
  socialOnboarding: customer(['/socialmedia-onboarding'], 'socialOnboarding'),
  authReturn: customer(['/auth'], 'authReturn'),
  redirect: customer(['/redirect'], 'redirect'),
  customerSite: customer(['/customer-site'], 'customerSite'),
  transfer: customer(['/transfer/:prospectId'], 'transfer'),
  outbox: customer(['/outbox'], 'outbox', 'none', { modes: ['demo', 'test'] }),
  notFound: customer(['/404', '*'], 'notFound'),

  userDetail: user(['/user/user-detail'], 'userDetail', { products: PERSONAL }),
  welcomeBack: customer(['/user/welcome-back'], 'welcomeBack', 'user'),
  offers: user(['/user/offers'], 'offers', { products: GENERAL }),
  offerDetail: user(['/user/offers/:lenderId'], 'offerDetail', { products: GENERAL }),
  creditScore: user(['/user/credit-score'], 'creditScore', { products: [...GENERAL, ...BUSINESS] }),
  applicationStatus: user(['/user/application-status', '/user/application-status/:appId'], 'applicationStatus'),
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
    { products: [...GENERAL, ...BUSINESS] },
  ),
  lenderDeclined: user(['/user/earlysalary/declined'], 'lenderDeclined', { products: PERSONAL }),
  lenderSubmit: user(['/user/lender-submit'], 'lenderSubmit', { frame: 'bare' }),

  goldLoanDetail: user(['/user/user-detail/gold-loan'], 'goldLoanDetail', { products: GOLD }),
  goldLender: user(['/user/muthootgold', '/user/indiagold', '/user/gold-lender/:lender'], 'goldLender', {
    products: GOLD,
  }),
  housingLoanDetail: user(['/user/user-detail/affordable-housing-loan'], 'housingLoanDetail', { products: HOUSING }),
  businessDetail: user(['/user/business-detail'], 'businessDetail', { products: BUSINESS }),
  businessWelcomeBack: user(['/user/business-welcome-back'], 'welcomeBack', { products: BUSINESS }),
  businessOffers: user(['/user/business-offers'], 'businessOffers', { products: BUSINESS }),
  businessOfferDetail: user(['/user/business-offers/:lenderId'], 'offerDetail', { products: BUSINESS }),
  creditCard: user(['/credit-card', '/user/credit-card'], 'creditCard', { products: CARDS }),
  insurance: user(['/user/insurance'], 'insurance', { products: INSURANCE }),
  insuranceTransaction: user(['/user/insurance/transaction'], 'insuranceTransaction', { products: INSURANCE }),
  loanLead: customer(['/user/loan-enquiry/:kind'], 'loanLead', 'signed-in'),
  privacyCentre: customer(['/privacy-centre'], 'privacyCentre', 'signed-in'),
  tickets: customer(['/my-tickets', '/my-tickets/:ticket'], 'tickets', 'signed-in'),

  // Every other address of the area: its own frame says that it is not there.
  adminNotFound: {
    area: 'admin',
    paths: ['/admin/404', '/admin/*'],
    titleKey: 'notFound',
    frame: 'either',
    guard: 'none',
  },
  adminLogin: { area: 'admin', paths: ['/admin/login'], titleKey: 'adminLogin', frame: 'login', guard: 'guest-admin' },
  dashboard: admin('dashboard', 'dashboard', 1),
  'mis-upload': admin('mis-upload', 'misUpload', 2),
  'vendors-on-off': admin('vendors-on-off', 'vendorsOnOff', 3),
  lenders: admin('lenders', 'lenders', 4),
  'lenders/:lenderId': admin('lenders/:lenderId', 'lenderEdit'),
  'customer-eligibility': admin('customer-eligibility', 'customerEligibility', 5),
  'csr-portal': admin('csr-portal', 'csrPortal', 6),
  'csr-portal/:id/:pid': admin('csr-portal/:id/:pid', 'csrCustomer'),
  'internal-report': admin('internal-report', 'internalReport', 7),
  'products-report': admin('products-report', 'productsReport', 8),
  'vendors-products-report': admin('vendors-products-report', 'vendorsProductsReport', 9),
  'customer-info-deletion': admin('customer-info-deletion', 'customerInfoDeletion', 10),
  'customers-journey': admin('customers-journey', 'customersJourney', 11),
  'user-management': admin('user-management', 'userManagement', 12),
  'commission-upload-file': admin('commission-upload-file', 'commissionUploadFile', 13),
  'application-status-file': admin('application-status-file', 'applicationStatusFile', 14),
  'merchant-management': admin('merchant-management', 'merchantManagement', 15),
  'tracking-links': admin('tracking-links', 'trackingLinks', 16),
  'credit-cards': admin('credit-cards', 'creditCards', 17),
  partners: admin('partners', 'partners', 18),
  'partners/:id': admin('partners/:id', 'partnerEdit'),
  messaging: admin('messaging', 'messaging', 19),
  telecalling: admin('telecalling', 'telecalling', 20),

  partnerNotFound: {
    area: 'partner',
    paths: ['/partner/404', '/partner/*'],
    titleKey: 'notFound',
    frame: 'either',
    guard: 'none',
  },
  partnerLogin: {
    area: 'partner',
    paths: ['/partner/login', '/:partner/partner/login'],
    titleKey: 'partnerLogin',
    frame: 'login',
    guard: 'guest-partner',
  },
  partnerHome: partner('', 'partnerHome', 1),
  productOffering: partner('product-offering', 'productOffering', 2),
  productOfferingDetail: partner('product-offering/:product_id', 'productOffering'),
  marketingSupport: partner('marketing-support', 'marketingSupport', 3),
  messagingContent: partner('marketing-support/messaging-content', 'messagingContent'),
  bannersAndCreatives: partner('marketing-support/banners-and-creatives', 'bannersAndCreatives'),
  communication: partner('communication', 'communication', 4),
  techSupport: partner('communication/tech-support', 'techSupport'),
  generalQuery: partner('communication/general-query', 'generalQuery'),
  faqs: partner('faqs', 'faqs', 5),
  customerQueries: partner('faqs/customer-queries', 'customerQueries'),
  dsaQueries: partner('faqs/dsa-queries', 'dsaQueries'),
  referral: partner('referral', 'referral', 6),
  trainingMaterial: partner('training-material', 'trainingMaterial', 7),
  partnerEligibilityCriteria: partner('training-material/eligibility-criteria', 'eligibilityCriteria'),
  partnerLenderJourney: partner('lender-journey', 'partnerLenderJourney', 8),
  digitalIntegration: partner('digital-integration', 'digitalIntegration', 9),
  partnerReports: partner('reports', 'partnerReports', 10),
  customFunnel: partner('customFunnel', 'customFunnel', 11),
  partnerSettings: partner('settings', 'partnerSettings', 12),
} satisfies Record<string, PageRow>

export type PageKey = keyof typeof rows
export const PAGES: Readonly<Record<PageKey, PageRow>> = rows
export const PAGE_KEYS = Object.keys(rows) as readonly PageKey[]

/** The pages that say that there is none; the server answers 404 with them. */
export const NOT_FOUND_PAGES: readonly PageKey[] = ['notFound', 'adminNotFound', 'partnerNotFound']

/** The area is told apart by the first path segment; `/:partner/partner/login` is the one exception. */
export function areaOf(pathname: string): PageArea {
  const [first, second] = pathname.split('/').filter(Boolean)
  if (first === 'admin') return 'admin'
  if (first === 'partner' || second === 'partner') return 'partner'
  return 'customer'
}
